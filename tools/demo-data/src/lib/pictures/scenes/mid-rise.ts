import { drawCar, carColours } from '../building/car.ts';
import { drawHedge } from '../building/fence.ts';
import { drawBackdrop, drawGlow, drawLawn, drawRoad, ground } from '../building/ground.ts';
import { drawBackTrees, drawBorder } from '../building/plot.ts';
import { drawSlabRoof } from '../building/roof.ts';
import {
  accents,
  drawBalcony,
  drawBattens,
  drawDoor,
  drawMasonry,
  drawWalls,
  shadeBelow,
  walls,
} from '../building/wall.ts';
import { drawSkyline } from '../building/skyline.ts';
import { drawTown } from '../building/town.ts';
import { mix } from '../kit/colour.ts';
import { drawWindow, type Panel } from '../kit/panel.ts';
import { pose, type Scene, type Sketch } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { drawSky } from '../nature/sky.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';

const view = (sketch: Sketch, height: number): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-24, -15), random.between(-34, -29), random.between(2.2, 8)],
    target: [random.between(-1, 1.5), 0, 0],
    span: 16 + height * 1.12,
    horizon: random.between(0.74, 0.79),
  });
};

const drawSetting = (stage: Stage): void => {
  const { camera, random } = stage;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: camera.horizon + 3, height: random.between(150, 260), layers: 2 });
  drawBackdrop(stage, [40, 70]);
  drawLawn(stage);
  drawTown(stage, 34);
  drawBackTrees(stage, -40, 44, 20);
  ground(stage, [-60, -9], [60, -5], '#cfc7b8');
  drawRoad(stage, -9, 8);
  for (const x of [-20, -15, 17, 22]) plantTree(stage, [x, random.between(-3, 4), 0], random.between(500, 760));
};

const drawFront = (stage: Stage, from: number, to: number): void => {
  const { random } = stage;
  drawGlow(stage, [0, -1, 2], 12, 0.7);
  drawBorder(stage, from, to, -2, 70);
  for (const x of [from - 2.4, to + 1.8]) plantPalm(stage, [x, -3.4, 0], random.between(520, 760));
  drawHedge(stage, from - 8, from + 5, -5.4, { width: 150, height: 90, green: 'mango' });
  drawHedge(stage, to - 2, to + 10, -5.4, { width: 150, height: 90, green: 'mango' });
  drawCar(stage, 'sedan', [random.between(-8, -2), -12.6, 0], 'left', random.pick(carColours));
  if (random.chance(0.45)) drawOverhang(stage, random.pick([-1, 1]), random.pick(['branch', 'branch', 'palm']));
};

/** A low-rise condominium of seven or eight storeys around its garden. */
export const condoLowRise: Scene = (sketch) => {
  const { random, variant } = sketch;
  const storeys = random.int(7, 8);
  const height = storeys * 3 + 1;
  const stage = view(sketch, height);
  drawSetting(stage);
  const finish = { wall: random.pick(walls), accent: random.pick(accents) };
  const wing: Box = { at: [2.5, 3, 0], size: [13, 14, height - (variant % 2 ? 3 : 0)] };
  const main: Box = { at: [-13, 0, 0], size: [15.5, 13, height] };
  castShadow(stage, [...cornersOf(main), ...cornersOf(wing)]);
  for (const body of [wing, main]) drawCondoBlock(stage, body, finish, variant);
  drawLobbyCanopy(stage, finish.accent);
  drawFront(stage, -12, 14);
};

/** A plain walk-up or serviced apartment building. */
export const apartment: Scene = (sketch) => {
  const { random } = sketch;
  const storeys = random.int(5, 6);
  const height = storeys * 3 + 0.6;
  const stage = view(sketch, height * 1.06);
  drawSetting(stage);
  const finish = { wall: random.pick(walls), accent: random.pick(accents) };
  const body: Box = { at: [-12, 0, 0], size: [25, 12, height] };
  castShadow(stage, cornersOf(body));
  drawSlabRoof(stage, [-12.5, -0.5, height], [26, 13, 0.4], mix(finish.wall, '#ffffff', 0.4));
  for (const panel of drawWalls(stage, body, finish.wall, { eaves: 0.5 }))
    drawApartmentSide(stage, panel, storeys, finish);
  drawLobbyCanopy(stage, finish.accent);
  drawFront(stage, -11, 12);
};

type Finish = { wall: string; accent: string };

function drawCondoBlock(stage: Stage, body: Box, { wall, accent }: Finish, variant: number): void {
  const { random } = stage;
  const [x, y] = body.at;
  const [width, depth, height] = body.size;
  drawSlabRoof(stage, [x - 0.3, y - 0.3, height], [width + 0.6, depth + 0.6, 0.35], mix(wall, '#ffffff', 0.5));
  box(stage, { at: [x + 2, y + 3, height], size: [width * 0.4, 5, 2.4] }, mix(wall, '#c9c4b8', 0.4));
  for (const panel of drawWalls(stage, body, wall)) {
    const bays = Math.max(2, Math.round(panel.width / 3.7));
    const bay = panel.width / bays;
    panel.rect(0, 0, panel.width, 3.4, mix(wall, accent, 0.5));
    for (let index = bays - 1; index >= 0; index -= 1) {
      const accented = (index + variant) % 3 === 0;
      if (accented) drawBattens(panel, [index * bay + 0.2, 3.5, 0.9, height - 4.4], accent, 0.3);
      for (let v = 3.7; v < height - 2.4; v += 3) drawBay(stage, panel, [index * bay, v, bay], { wall, accented });
    }
    panel.rect(0, height - 0.7, panel.width, 0.7, mix(wall, '#ffffff', 0.45));
    for (let u = 0.6; u < panel.width - 2; u += 3.4)
      drawWindow(stage, panel, [u, 0.3, 2.6, 2.5], { frame: '#3b3836', bars: 1, isLit: random.chance(0.7) });
  }
}

function drawBay(
  stage: Stage,
  panel: Panel,
  [u, v, bay]: readonly [number, number, number],
  { wall, accented }: { wall: string; accented: boolean },
): void {
  const left = accented ? 1.25 : 0.35;
  drawWindow(stage, panel, [u + left, v, bay - left - 0.4, 2.2], {
    frame: '#4a4541',
    bars: 1,
    isLit: stage.random.chance(0.45),
  });
  if (!accented || bay > 3.4)
    drawBalcony(stage, panel, [u + left - 0.2, v, bay - left], 1, { slab: mix(wall, '#ffffff', 0.4) });
}

function drawApartmentSide(stage: Stage, panel: Panel, storeys: number, { wall, accent }: Finish): void {
  const { random } = stage;
  const rooms = Math.round(panel.width / 3.1);
  const bay = panel.width / rooms;
  drawMasonry(stage, panel, [0, 0, panel.width, 0.9], '#a59a8b', 0.3);
  for (let index = rooms - 1; index >= 0; index -= 1) {
    const isStair = panel.normal[1] === -1 && index === Math.floor(rooms / 2);
    if (isStair) {
      panel.rect(index * bay, 0, bay, panel.height, mix(wall, accent, 0.6));
      drawWindow(stage, panel, [index * bay + 0.9, 3.6, bay - 1.8, panel.height - 4.8], {
        bars: 0,
        isLit: true,
        curtains: false,
      });
      drawDoor(panel, index * bay + 0.7, 0, bay - 1.4, 2.5, '#4a4541');
      continue;
    }
    for (let storey = 0; storey < storeys; storey += 1) {
      const v = storey * 3 + 0.5;
      drawWindow(stage, panel, [index * bay + 0.4, v + 0.2, bay - 1.4, 1.9], {
        frame: '#efeae0',
        bars: 1,
        isLit: random.chance(0.5),
      });
      if (storey > 0) {
        drawBalcony(stage, panel, [index * bay + 0.15, v, bay - 0.3], 0.9, {
          rail: 'bars',
          slab: mix(wall, '#ffffff', 0.4),
        });
        if (random.chance(0.8)) panel.slab(index * bay + bay - 0.85, v + 1.2, 0.6, 0.5, 0.3, '#e8e6e0');
      }
    }
  }
  shadeBelow(panel, 0, 3, panel.width, 0.6, 0.15);
}

function drawLobbyCanopy(stage: Stage, accent: string): void {
  drawSlabRoof(stage, [-3.4, -3.6, 3.1], [6.8, 4, 0.3], mix(accent, '#ffffff', 0.2));
  for (const x of [-3, 2.8]) box(stage, { at: [x, -3.3, 0], size: [0.22, 0.22, 3.1] }, '#4a4541');
}
