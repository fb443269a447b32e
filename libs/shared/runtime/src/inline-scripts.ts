// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="./inline-script.d.ts" />
/** Must be first in `<head>`: sets the colour mode before the first paint, and how far a page is laid out. */
export { default as headScript } from './lib/inline/head.inline.ts?inline-script';
/** Must be last in `<body>`, after the element with the `HydrationStart`: starts the app later. */
export { default as hydrationScript } from './lib/inline/hydration.inline.ts?inline-script';
