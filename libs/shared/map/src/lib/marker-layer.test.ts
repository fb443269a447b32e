import { LngLat, MercatorCoordinate, Point as Pixels, type LngLatLike } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { createMarkerLayer } from './marker-layer.ts';

const [width, height] = [390, 844];

/** A flat map of MapLibre's projection, which fires its events in MapLibre's order. */
const createFlatMap = (start: { lng: number; lat: number; zoom: number }) => {
  let [center, zoom] = [new LngLat(start.lng, start.lat), start.zoom];
  const container = document.createElement('div');
  const listeners: Record<string, (() => void)[]> = {};
  const pixelsOf = (place: LngLatLike) => {
    const { x, y } = MercatorCoordinate.fromLngLat(place);
    return new Pixels(x, y).mult(512 * 2 ** zoom);
  };
  const project = (place: LngLatLike) =>
    pixelsOf(place)
      .sub(pixelsOf(center))
      .add(new Pixels(width / 2, height / 2));
  const fire = (...events: string[]) => events.forEach((event) => listeners[event]?.forEach((listener) => listener()));
  const map = {
    getCanvasContainer: () => container,
    getCenter: () => center,
    getZoom: () => zoom,
    project,
    on: (event: string, listener: () => void) => void (listeners[event] ??= []).push(listener),
  } as unknown as Parameters<typeof createMarkerLayer>[0];
  return {
    map,
    project,
    drag: (east: number, south: number) => {
      center = new LngLat(center.lng - east, center.lat + south);
      fire('move');
    },
    zoomTo: (next: number) => {
      zoom = next;
      fire('move', 'zoom');
    },
    rest: () => fire('moveend'),
  };
};

const translations = (element: HTMLElement) =>
  [...element.style.transform.matchAll(/translate\((-?[\d.e-]+)px, (-?[\d.e-]+)px\)/g)].map(
    ([, x, y]) => new Pixels(Number(x), Number(y)),
  );

/** Where a marker is on the screen: its place in the layer, and that of the layer. */
const screenPlace = (layer: HTMLElement, marker: HTMLElement) => translations(layer)[0]!.add(translations(marker)[0]!);

const asok = { lat: 13.7373, lng: 100.5606 };

const createMarked = () => {
  const flat = createFlatMap({ lng: 100.55, lat: 13.74, zoom: 14 });
  const layer = createMarkerLayer(flat.map);
  const marker = document.createElement('div');
  const remove = layer.place(marker, asok);
  const distance = () => screenPlace(layer.element, marker).dist(flat.project([asok.lng, asok.lat]));
  return { ...flat, layer, marker, remove, distance };
};

it('moves only the layer while the map is dragged, and the marker stays at its place', () => {
  const { drag, marker, distance } = createMarked();
  const before = marker.style.transform;

  drag(0.0123, 0.0045);

  expect(distance()).toBeLessThan(1);
  expect(marker.style.transform).toBe(before);
});

it('places markers again at every step of a zoom, and in whole pixels at rest', () => {
  const { zoomTo, rest, layer, marker, distance } = createMarked();

  zoomTo(15.37);
  expect(distance()).toBeLessThan(1);
  rest();

  expect(distance()).toBeLessThan(1.5);
  for (const { x, y } of [layer.element, marker].flatMap(translations))
    expect([x, y].every(Number.isInteger)).toBe(true);
});

it('has numbers that CSS keeps exactly, however far the map goes', () => {
  const { drag, zoomTo, rest, layer, distance } = createMarked();

  zoomTo(18);
  rest();
  drag(-2, 1);
  rest();

  expect(distance()).toBeLessThan(2);
  expect(translations(layer.element)[0]!.mag()).toBeLessThan(1_000);
});

it('forgets a marker that is removed', () => {
  const { zoomTo, marker, remove } = createMarked();
  const before = marker.style.transform;

  remove();
  zoomTo(16);

  expect(marker.style.transform).toBe(before);
});
