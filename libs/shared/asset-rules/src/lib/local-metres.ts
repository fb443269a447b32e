/** Semi-major axis in metres and eccentricity squared of WGS 84. */
const [axis, e2] = [6_378_137, 0.006_694_38];

/**
 * Metres of one degree to the north and to the east at a place, on the ellipsoid WGS 84. Within some kilometres, plane
 * geometry with them errs by less than 0.1 %.
 */
export const metresFrom = ({ lat }: { lat: number }): { north: number; east: number } => {
  const radians = Math.PI / 180;
  const bulge = 1 - e2 * Math.sin(lat * radians) ** 2;
  return {
    north: (radians * axis * (1 - e2)) / bulge ** 1.5,
    east: (radians * axis * Math.cos(lat * radians)) / Math.sqrt(bulge),
  };
};
