import { carColours, drawCar } from '../building/car.ts';
import { drawGlow } from '../building/ground.ts';
import { drawSlabRoof } from '../building/roof.ts';
import { drawDoor, drawWalls } from '../building/wall.ts';
import { drawSheeting, drawShutter, drawYard, sheetColours, trims, viewYard } from '../building/yard.ts';
import { project, scaleAt } from '../kit/camera.ts';
import { mix } from '../kit/colour.ts';
import { extrude } from '../kit/extrude.ts';
import { tone } from '../kit/light.ts';
import { drawWindow } from '../kit/panel.ts';
import type { Scene } from '../kit/sketch.ts';
import { block, box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { ellipse, rect } from '../kit/svg.ts';
import { plantTree } from '../nature/planting.ts';

/** A factory: saw-tooth roof, office front, tanks and a water tower. */
export const factory: Scene = (sketch) => {
  const { random } = sketch;
  const stage = viewYard(sketch);
  drawYard(stage);
  const [sheet, trim] = [random.pick(sheetColours), random.pick(trims)];
  drawWaterTower(stage, [26, 18, 0]);
  const hall: Box = { at: [-8, 4, 0], size: [32, 26, 8] };
  castShadow(stage, cornersOf(hall));
  for (const panel of drawWalls(stage, hall, sheet)) {
    drawSheeting(panel, sheet);
    panel.rect(0, 0, panel.width, 1.1, '#b9b2a6');
    panel.rect(0, 6.9, panel.width, 0.8, trim);
    if (panel.normal[1] !== -1) continue;
    for (const u of [12, 19, 25.6]) drawShutter(panel, u, 4.2, 4.6, trim);
  }
  for (let index = 3; index >= 0; index -= 1) {
    extrude(stage, {
      origin: [-8 + index * 8, 4, 8],
      along: [1, 0, 0],
      across: [0, 26, 0],
      colour: mix(sheet, '#9fb0b3', 0.35),
      profile: [
        [0, 0],
        [8, 0],
        [8, 0.3],
        [0.3, 3.4],
        [0, 3.4],
      ],
      strips: { 4: '#7f9aa6' },
    });
  }
  const office: Box = { at: [-20, 0, 0], size: [13, 14, 7.4] };
  castShadow(stage, cornersOf(office));
  drawSlabRoof(stage, [-20.5, -0.6, 7.4], [14, 15, 0.4], '#efe9de');
  for (const panel of drawWalls(stage, office, '#efe8db', { eaves: 0.5 })) {
    for (const v of [0.9, 4.3]) {
      for (let u = 0.8; u < panel.width - 2; u += 3)
        drawWindow(stage, panel, [u, v, 2.2, 1.9], { frame: '#4a5a62', bars: 1, isLit: random.chance(0.6) });
    }
    if (panel.normal[1] === -1) drawDoor(panel, 5.6, 0, 1.9, 2.5, trim);
  }
  drawSlabRoof(stage, [-16.6, -3.4, 3], [6, 4, 0.3], trim);
  for (const x of [4, 8.4]) drawTank(stage, [x, -3, 0], random.between(6, 8.5));
  drawGlow(stage, [-14, -1, 3], 9, 0.6);
  drawCar(stage, 'lorry', [6, -13, 0], 'left', random.pick(['#f0efeb', '#2f6d7c']));
  for (const x of [-17, -13.6])
    drawCar(stage, random.pick(['sedan', 'pickup']), [x, -8.6, 0], 'near', random.pick(carColours));
  for (const x of [-27, -23]) plantTree(stage, [x, -4, 0], random.between(520, 720));
};

/** An upright steel tank: a lit cylinder with hoops. */
function drawTank(stage: Stage, at: readonly [number, number, number], height: number): void {
  const { drawing, light, camera } = stage;
  const scale = scaleAt(camera, at);
  const [x, y] = project(camera, at);
  const [half, tall] = [1.5 * scale, height * scale];
  const steel = (exposure: number) => tone(light, '#d3d6d3', exposure);
  const fill = drawing.linear(
    [
      [0, steel(0.4)],
      [0.32, steel(1)],
      [0.7, steel(0.35)],
      [1, steel(0)],
    ],
    [0, 0],
    [1, 0],
  );
  drawing.add(
    `<rect x="${Math.round(x - half)}" y="${Math.round(y - tall)}" width="${Math.round(half * 2)}" height="${Math.round(tall)}" fill="${fill}"/>`,
    ellipse(x, y - tall, half, half * 0.2, steel(0.9)),
    ...[0.25, 0.5, 0.75].map((share) =>
      rect(Math.round(x - half), Math.round(y - tall * share), Math.round(half * 2), 2, '#5d6466', { opacity: 0.3 }),
    ),
  );
}

function drawWaterTower(stage: Stage, [x, y]: readonly [number, number, number]): void {
  for (const [dx, dy] of [
    [0, 0],
    [3, 0],
    [0, 3],
    [3, 3],
  ] as const)
    box(stage, { at: [x + dx, y + dy, 0], size: [0.3, 0.3, 15] }, '#8f9698');
  for (const z of [5, 10])
    block(
      stage,
      [x, y, z],
      [
        [3.3, 0, 0],
        [0, 3.3, 0],
        [0, 0, 0.2],
      ],
      '#8f9698',
    );
  drawTank(stage, [x + 1.6, y + 1, 15], 4.4);
}
