interface ShownPoint {
  lat: number;
  lng: number;
  /** False: the point is offset for privacy, so links show its surroundings and no marker. */
  isExact: boolean;
}

/** Some 1.5 km on a screen. */
const surroundingsZoom = 15;
const placeZoom = 17;

/** The place on the maps of others, by the name of each. */
export const mapLinks = ({ lat, lng, isExact }: ShownPoint): { name: string; href: string }[] => {
  const point = `${lat},${lng}`;
  return isExact
    ? [
        { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${point}` },
        { name: 'Apple Maps', href: `https://maps.apple.com/?ll=${point}&q=${point}` },
        {
          name: 'OpenStreetMap',
          href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${placeZoom}/${lat}/${lng}`,
        },
      ]
    : [
        {
          name: 'Google Maps',
          href: `https://www.google.com/maps/@?api=1&map_action=map&center=${point}&zoom=${surroundingsZoom}`,
        },
        { name: 'Apple Maps', href: `https://maps.apple.com/?ll=${point}&z=${surroundingsZoom}` },
        { name: 'OpenStreetMap', href: `https://www.openstreetmap.org/#map=${surroundingsZoom}/${lat}/${lng}` },
      ];
};
