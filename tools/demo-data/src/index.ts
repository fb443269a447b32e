export { createDemo, type Demo, type DemoOptions } from './lib/create-demo.ts';
export type { DemoAsset, DemoDates, DemoEvent, DemoImage, DemoStatus } from './lib/market/demo-asset.ts';
export type { DemoProject } from './lib/market/demo-project.ts';
export type { PastPrice } from './lib/market/create-past.ts';
export type { DemoMember } from './lib/members/demo-member.ts';
export type { RenderedPicture } from './lib/pictures/render-picture.ts';
export type { PictureSpec } from './lib/pictures/spec.ts';
