import { projectFace } from '../kit/camera.ts';
import { mix } from '../kit/colour.ts';
import type { Panel } from '../kit/panel.ts';
import { flat } from '../kit/stage.ts';
import { closed } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawOutlook, type Outlook } from './outlook.ts';
import type { Room } from './room.ts';

export type WindowPlan = {
  u: number;
  v: number;
  width: number;
  height: number;
  bars?: number;
  frame?: string;
  outlook: Outlook;
  curtains?: boolean;
  sill?: boolean;
};

/** A window (or, from the floor, sliding doors) with the view, frame, curtains and its light on the floor. */
export const drawRoomWindow = (room: Room, panel: Panel, plan: WindowPlan): void => {
  const { u, v, width, height, bars = 1, frame = room.style.metal, outlook } = plan;
  const { outside } = room;
  const corners = [panel.at(u, v), panel.at(u + width, v), panel.at(u + width, v + height), panel.at(u, v + height)];
  outside.drawing.within(closed(projectFace(outside.camera, corners)), () => drawOutlook(outside, room.depth, outlook));
  const edge = 0.06;
  for (let bar = 0; bar <= bars + 1; bar += 1)
    panel.rect(u + (width * bar) / (bars + 1) - edge / 2, v, edge, height, frame);
  panel.rect(u - edge / 2, v + height - edge / 2, width + edge, edge, frame);
  panel.rect(u - edge / 2, v - edge / 2, width + edge, edge, frame);
  for (let pane = 0; pane <= bars; pane += 1) {
    const from = u + (width * pane) / (bars + 1) + width * 0.05;
    panel.shape(
      [
        [from, v],
        [from + width * 0.05, v],
        [from + width * 0.05 + height * 0.2, v + height],
        [from + height * 0.2, v + height],
      ],
      '#ffffff',
      { opacity: 0.1 },
    );
  }
  if (plan.sill) panel.slab(u - 0.1, v - 0.08, width + 0.2, 0.06, 0.14, '#f7f2e8');
  drawLightPatch(room, corners);
  if (plan.curtains) drawCurtains(room, panel, plan);
};

/** The window's outline projected onto the floor by daylight. */
const drawLightPatch = ({ stage, outside, width, depth }: Room, corners: readonly Vec3[]): void => {
  const { light } = outside;
  if (light.lamps > 0.6 || light.time === 'rain') return;
  const xs = corners.map(([x]) => x);
  const isBack = Math.max(...xs) - Math.min(...xs) > 0.1;
  const slant = light.towardsSun[0] > 0 ? -0.35 : 0.35;
  const inward = Math.max(...xs) > 0 ? -1 : 1;
  const fallen = corners
    .map(([x, y, z]): Vec3 => (isBack ? [x + slant * z, y - z * 0.95, 0] : [x + inward * z * 0.95, y + slant * z, 0]))
    .map(([x, y]): Vec3 => [Math.min(width / 2, Math.max(-width / 2, x)), Math.min(depth, y), 0]);
  flat(stage, fallen, light.time === 'afternoon' ? '#ffe2a8' : '#fff3d3', {
    opacity: light.time === 'day' ? 0.34 : 0.44,
  });
};

/** Drapes on both sides, in folds. */
const drawCurtains = ({ stage, style, height }: Room, panel: Panel, { u, width }: WindowPlan): void => {
  const { random } = stage;
  const top = height - 0.12;
  const folds = 7;
  for (const [from, span] of [
    [u - 0.35, 0.75],
    [u + width - 0.4, 0.75],
  ] as const) {
    const wide = span * random.between(0.9, 1.15);
    for (let fold = 0; fold < folds; fold += 1) {
      const x = from + (fold / folds) * wide;
      const colour = fold % 2 ? mix(style.curtain, '#6b5741', 0.16) : mix(style.curtain, '#ffffff', 0.2);
      panel.rect(x, 0.03, wide / folds + 0.01, top - 0.03, colour);
      panel.rect(x, 0.03, (wide / folds) * 0.3, top - 0.03, mix(style.curtain, '#6b5741', 0.1));
    }
  }
  panel.slab(u - 0.45, top, width + 0.9, 0.06, 0.1, style.metal);
};
