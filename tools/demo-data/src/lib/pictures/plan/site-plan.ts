import { darken, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';
import { circle, closed, line, path, polygon, rect, type Point } from '../kit/svg.ts';
import { treeLine } from '../nature/tree.ts';

/** A plot and its neighbours from above: road, boundary with pegs, trees, without text. */
export const sitePlan: Scene = ({ drawing, random, variant }) => {
  const { width, height } = drawing;
  drawing.add(rect(0, 0, width, height, '#f4f1e6'));
  const road = height * 0.8;
  const columns = 5;
  const step = (width + 200) / columns;
  const rows = [-60, height * 0.36, road - 40] as const;
  const fields = ['#dfe6c8', '#e6e3c4', '#d6e0c6', '#eadfc4', '#dde4d3'] as const;
  const corner = (column: number, row: number): Point => [
    -100 + column * step + (row === 2 ? 0 : Math.sin(column * 2.3 + row + variant) * 46),
    rows[row]! + Math.sin(column * 1.7 + row * 2 + variant) * 18,
  ];
  for (let row = 0; row < 2; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const points = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      drawing.add(polygon(points, random.pick(fields), { stroke: '#c9bfa6', strokeWidth: 2.5 }));
    }
  }
  drawing.add(
    rect(0, road - 26, width, 140, '#d9d2c4'),
    rect(0, road, width, 88, '#a7a29a'),
    line(
      [
        [0, road + 44],
        [width, road + 44],
      ],
      '#f4ecd6',
      5,
      { dash: '46 34' },
    ),
    rect(0, road + 114, width, height, '#d6e0c6'),
    `<g transform="translate(0 ${height + 30})">${path(treeLine(random, width, 60), '#9db98d', { opacity: 0.5 })}</g>`,
  );
  const plot = [corner(2, 1), corner(3, 1), corner(3, 2), corner(2, 2)];
  drawing.add(
    polygon(plot, '#f3d9a0', { opacity: 0.9 }),
    path(`${closed(plot)}`, 'none', { stroke: '#0b6b57', strokeWidth: 7, round: true, dash: '26 15' }),
  );
  for (const [x, y] of plot)
    drawing.add(circle(x, y, 15, '#ffffff', { stroke: '#0b6b57', strokeWidth: 5 }), circle(x, y, 5, '#c9452f'));
  for (let index = 0; index < 46; index += 1) {
    const at: Point = [random.between(0, width), random.between(0, road - 60)];
    if (inside(at, plot)) continue;
    drawing.add(...treeTop(at, random.between(16, 38), random.pick(['#9db98d', '#8aa97d', '#aebf8d'])));
  }
  const [a, b, c] = [plot[0]!, plot[1]!, plot[2]!];
  for (const [from, to, shift] of [
    [a, b, [0, -42]],
    [b, c, [46, 0]],
  ] as const) {
    const ends: Point[] = [from, to].map(([x, y]): Point => [x + shift[0], y + shift[1]]);
    drawing.add(
      line(ends, '#5c554b', 2.4),
      ...ends.map(([x, y]) =>
        line(
          [
            [x - 9, y + 9],
            [x + 9, y - 9],
          ],
          '#5c554b',
          4,
        ),
      ),
    );
  }
};

const treeTop = ([x, y]: Point, radius: number, colour: string): string[] => [
  circle(x + 5, y + 6, radius, '#5c554b', { opacity: 0.12 }),
  circle(x, y, radius, colour),
  circle(x - radius * 0.25, y - radius * 0.25, radius * 0.62, mix(colour, '#ffffff', 0.22)),
  circle(x, y, radius * 0.12, darken(colour, 0.3)),
];

const inside = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.reduce((odd, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
  }, false);
