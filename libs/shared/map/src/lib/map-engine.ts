/** Degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export interface MarkerOptions {
  /** `bottom` for a pin whose tip is the place; else its middle is. */
  anchor: 'center' | 'bottom';
  /** Called with the place where a drag ended; without it the marker stays where it is. */
  onDragEnd?: (point: Point) => void;
}

/** An element of the page that travels with the map. */
export interface EngineMarker {
  moveTo(point: Point): void;
  remove(): void;
}

export interface CircleArea {
  center: Point;
  radiusMetres: number;
}

/** What a map can do, whoever draws it: components know this, and tests put a map without a picture in its place. */
export interface MapEngine {
  bounds(): Bounds;
  zoom(): number;
  /** Shows the whole box: `exactly`, the way the map was left, or `roomily`, with air around it. */
  show(bounds: Bounds, how: 'exactly' | 'roomily'): void;
  /** As a visitor asked: shows the box roomily or, where that comes hardly closer, its middle from a level closer. */
  open(bounds: Bounds, middle: Point): void;
  panTo(point: Point): void;
  /** As a visitor asked. */
  zoomBy(levels: number): void;
  addMarker(element: HTMLElement, point: Point, options: MarkerOptions): EngineMarker;
  setCircle(circle: CircleArea | null): void;
  /** Draws with the page's colours and names as they are now. */
  restyle(look: MapLook): void;
  /** Fills the box again after it changed its size. */
  resize(): void;
  destroy(): void;
}

/** How the map's own picture looks. */
export interface MapLook {
  locale: 'th' | 'en';
  colours: MapColours;
}

/** CSS colours. */
export interface MapColours {
  /** Everything that is not Thailand. */
  outside: string;
  land: string;
  border: string;
  name: string;
  area: string;
}

export interface MapTexts {
  /** Names the map to those who do not see it. */
  label: string;
}

export interface EngineOptions {
  container: HTMLElement;
  look: MapLook;
  texts: MapTexts;
  bounds: Bounds;
  maxZoom: number;
  /** A map inside a page: the wheel and one finger move the page, not the map. */
  isInPage: boolean;
  /** The address of a style to draw instead of our own. */
  styleUrl: string | null;
  /** The map came to rest; `byVisitor` is false where the program moved it. */
  onRest: (byVisitor: boolean) => void;
  onClick: (point: Point) => void;
}

/** Resolves when the map can be moved; rejects with {@link MapUnsupported} where the browser cannot draw it. */
export type CreateMapEngine = (options: EngineOptions) => Promise<MapEngine>;

/** The browser has no WebGL 2, or has it switched off. */
export class MapUnsupported extends Error {}
