import { ground } from '../building/ground.ts';
import { drawPodium, massings } from '../building/massing.ts';
import { drawSkyline } from '../building/skyline.ts';
import { drawTower, towerStyles, type TowerPaint } from '../building/tower.ts';
import { drawTown } from '../building/town.ts';
import { drawViaduct } from '../building/viaduct.ts';
import { accents } from '../building/wall.ts';
import { project } from '../kit/camera.ts';
import { mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import { pose, type Scene, type Sketch } from '../kit/sketch.ts';
import type { Box, Stage } from '../kit/stage.ts';
import { rect } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { drawSky } from '../nature/sky.ts';
import { drawStillWater } from '../nature/water.ts';
import { farness } from '../building/roof.ts';

/** Wall colours of towers: paler than houses, so that the light of the hour is visible on them. */
const towerWalls = ['#f3f0ea', '#e8e0d3', '#dcd8d0', '#efe6d8', '#d3cdc4', '#f6f4f0'] as const;

const settings = ['railway', 'park', 'aerial', 'lake'] as const;
type Setting = (typeof settings)[number];

const view = (sketch: Sketch, height: number, setting: Setting): Stage => {
  const { random } = sketch;
  const isHigh = setting === 'aerial';
  return pose(sketch, {
    eye: [
      random.between(-92, -56),
      random.between(-140, -115),
      isHigh ? random.between(40, 54) : random.between(7, 16),
    ],
    target: [random.between(-10, 12), 0, 0],
    span: Math.max(height * (isHigh ? 1.66 : 1.72), 104),
    horizon: isHigh ? random.between(0.48, 0.54) : setting === 'lake' ? 0.7 : random.between(0.76, 0.8),
  });
};

/** A condominium tower over the city, at the railway, in a park, by a lake or seen from the air. */
export const condoTower: Scene = (sketch) => {
  const { random, variant } = sketch;
  const setting = settings[variant % settings.length]!;
  const height = random.int(18, 27) * 3.1;
  const stage = view(sketch, height, setting);
  drawCity(stage);
  const paint: TowerPaint = {
    style: towerStyles[variant % towerStyles.length]!,
    wall: random.pick(towerWalls),
    accent: random.pick(accents),
    rhythm: random.int(2, 4),
  };
  massings[(variant + Math.floor(variant / 4)) % massings.length]!(stage, height, paint);
  drawPodium(stage, paint);
  drawForeground(stage, setting);
};

const drawCity = (stage: Stage): void => {
  const { camera, drawing, light, random } = stage;
  const { horizon, eye } = camera;
  drawSky(stage, horizon);
  drawSkyline(stage, { base: horizon + 4, height: random.between(170, 280) });
  const far = mix(tone(light, '#a9a99b', 0.6), light.haze, 0.7);
  drawing.add(
    rect(
      0,
      horizon,
      drawing.width,
      drawing.height - horizon,
      drawing.across(
        [
          [0, far],
          [0.35, mix(far, tone(light, '#9aa38a', 0.7), 0.6)],
          [1, tone(light, '#8c9a79', 0.7)],
        ],
        [0, horizon],
        [0, drawing.height],
      ),
    ),
  );
  if (eye[2] > 30)
    for (const [y, reach] of [
      [420, 420],
      [300, 330],
      [210, 260],
    ] as const)
      drawTown(stage, y, reach);
  drawNeighbours(stage);
  if (eye[2] > 30) drawTown(stage, 130, 200);
  drawTown(stage, 52, 150);
};

/** Other towers around, paler with distance, with a gap in the middle for the subject. */
const drawNeighbours = (stage: Stage): void => {
  const { random } = stage;
  const towers = Array.from({ length: 7 }, (_, index): Box => {
    const side = index % 2 ? 1 : -1;
    return {
      at: [side * random.between(48, 150) + (side < 0 ? -20 : 12), random.between(70, 260), 0],
      size: [random.between(18, 30), random.between(15, 20), random.int(11, 26) * 3.1],
    };
  }).sort((a, b) => farness(stage, b.at, b.size) - farness(stage, a.at, a.size));
  for (const tower of towers) {
    drawTower(stage, tower, {
      style: random.pick(['ribbons', 'glass', 'frames']),
      wall: random.pick(towerWalls),
      accent: random.pick(accents),
      bay: 5.4,
    });
  }
};

function drawForeground(stage: Stage, setting: Setting): void {
  const { random, camera } = stage;
  ground(stage, [-260, -32], [260, -15], '#8d8a86');
  ground(stage, [-260, -15], [260, -9], '#cfc7b8');
  drawTrees(stage, -11, 26);
  if (setting === 'lake') {
    ground(stage, [-260, -48], [260, -24], '#93ab6c');
    drawTrees(stage, -26, 20);
    drawStillWater(stage, project(camera, [0, -46, 0])[1]);
    const [from, to] = random.pick([
      [0, 0.32],
      [0.68, 1],
    ] as const);
    drawUndergrowth(stage, from, to, 150);
    return;
  }
  if (setting === 'railway' || (setting === 'aerial' && random.chance(0.6))) {
    const train = random.chance(0.8) ? ([random.between(-46, -6), random.int(3, 4)] as const) : undefined;
    drawViaduct(stage, {
      y: -32,
      from: -150,
      to: 170,
      height: 11.5,
      train,
      stripe: random.pick(['#0b6b57', '#c98f3c', '#3d6f9c']),
    });
  }
  ground(stage, [-260, -110], [260, -38], setting === 'park' ? '#93ab6c' : '#8a9a70');
  drawTrees(stage, -44, 18);
  drawTrees(stage, -62, 14);
  if (setting === 'park') drawUndergrowth(stage, 0, 1, 120);
  if (random.chance(0.4)) drawOverhang(stage, random.pick([-1, 1]), random.pick(['branch', 'palm']));
}

function drawTrees(stage: Stage, y: number, count: number): void {
  const { random } = stage;
  for (let index = 0; index < count; index += 1) {
    const at: Vec3 = [-80 + (index / count) * 180 + random.between(-5, 5), y + random.between(-2, 2), 0];
    if (random.chance(0.22)) plantPalm(stage, at, random.between(800, 1150));
    else plantTree(stage, at, random.between(600, 1100));
  }
}
