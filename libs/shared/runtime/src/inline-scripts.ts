// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="./inline-script.d.ts" />
/** First in `<head>`: the page's colours, before the first paint. */
export { default as colorModeScript } from './lib/inline/color-mode.inline.ts?inline-script';
/** Last in `<body>` of a document whose scripts are held (see `holdScripts`). */
export { default as hydrationScript } from './lib/inline/hydration.inline.ts?inline-script';
