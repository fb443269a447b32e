/** Provided by `inlineScripts` of `@yoodee/runtime/vite`: the module as the text of a classic script. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
