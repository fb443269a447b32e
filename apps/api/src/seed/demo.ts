/**
 * The only import of the demonstration data. Nx ignores it, so that a change of drawings or texts does not test the
 * product again; `project.json` names the files whose change does.
 */
// nx-ignore-next-line
export { createDemo } from '@yoodee/demo-data';
// nx-ignore-next-line
export type { Demo, DemoAsset, DemoEvent, DemoImage, DemoMember, DemoProject, PictureSpec } from '@yoodee/demo-data';
