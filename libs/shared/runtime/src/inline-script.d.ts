/** Made by `inlineScripts` of `@yoodee/runtime/vite`: the text of a script that does what importing the module does. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
