import type { Point } from './svg.ts';
import type { Vec3 } from './vector.ts';

/**
 * A level camera, as in architectural photography: vertical lines stay vertical. The frame is moved by shifting
 * (`horizon`, `centre`) instead of tilting.
 */
export type Camera = {
  readonly eye: Vec3;
  /** Turn to the right in degrees; 0 looks along y. */
  readonly yawDeg: number;
  /** Pixels per metre at one metre's distance. */
  readonly focal: number;
  /** Picture coordinates of eye height and of the middle of the view. */
  readonly horizon: number;
  readonly centre: number;
};

const nearest = 0.08;

/** Right, up and depth from the camera. */
const toCamera = ({ eye, yawDeg }: Camera, [x, y, z]: Vec3): Vec3 => {
  const yaw = (yawDeg * Math.PI) / 180;
  const [dx, dy] = [x - eye[0], y - eye[1]];
  return [dx * Math.cos(yaw) - dy * Math.sin(yaw), z - eye[2], dx * Math.sin(yaw) + dy * Math.cos(yaw)];
};

const onPicture = ({ focal, horizon, centre }: Camera, [right, up, depth]: Vec3): Point => [
  centre + (focal * right) / depth,
  horizon - (focal * up) / depth,
];

/** Metres in front of the camera. */
export const depthOf = (camera: Camera, at: Vec3): number => toCamera(camera, at)[2];

/** Pixels per metre at this place. */
export const scaleAt = (camera: Camera, at: Vec3): number => camera.focal / Math.max(nearest, depthOf(camera, at));

/** Projects a place onto the picture. A place behind the camera is moved to just in front of it. */
export const project = (camera: Camera, at: Vec3): Point => {
  const [right, up, depth] = toCamera(camera, at);
  return onPicture(camera, [right, up, Math.max(nearest, depth)]);
};

/**
 * Projects a flat outline onto the picture, clipped at the camera plane; empty when it is completely behind the camera.
 */
export const projectFace = (camera: Camera, points: readonly Vec3[]): Point[] => {
  const seen = points.map((at) => toCamera(camera, at));
  return seen
    .flatMap((from, index): Vec3[] => {
      const to = seen[(index + 1) % seen.length]!;
      const kept = from[2] >= nearest ? [from] : [];
      if (from[2] >= nearest === to[2] >= nearest) return kept;
      const share = (nearest - from[2]) / (to[2] - from[2]);
      return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, nearest]];
    })
    .map((at) => onPicture(camera, at));
};
