import { useIntl } from 'react-intl';
import { azimuths, sunriseAzimuth, type Orientation } from './sun-hours.ts';
import { messages } from './surroundings.messages.ts';
import styles from './surroundings.module.css';

/** Solstices, as days of the year. */
const [june, december] = [172, 355];

/** In units of the drawing. */
const radius = 40;

/** A point on the compass: north is up, degrees clockwise. */
const at = (degrees: number, away = radius) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(away * Math.sin(angle)).toFixed(1)},${(-away * Math.cos(angle)).toFixed(1)}`;
};

const arc = (from: number, to: number) => `M${at(from)} A${radius},${radius} 0 0 1 ${at(to)}`;

/** Where the sun rises and sets over the year, and where the front faces. The text beside it says the same. */
export const Compass = ({ orientation, lat }: { orientation: Orientation; lat: number }) => {
  const letters = useIntl().formatMessage(messages.compass).split(' ');
  const front = azimuths[orientation];
  const [north, south] = [sunriseAzimuth(lat, june), sunriseAzimuth(lat, december)];
  return (
    <svg className={styles.compass} viewBox="-72 -60 144 120" aria-hidden="true">
      <path className={styles.view} d={`M0,0 L${at(front - 90)} A${radius},${radius} 0 0 1 ${at(front + 90)} Z`} />
      <circle className={styles.ring} r={radius} />
      <path className={styles.rising} d={arc(north, south)} />
      <path className={styles.setting} d={arc(360 - south, 360 - north)} />
      <path className={styles.arrow} d={`M0,0 L${at(front, 27)}`} />
      <path className={styles.tip} d={`M${at(front, 36)} L${at(front - 16, 25)} L${at(front + 16, 25)} Z`} />
      {letters.map((letter, quarter) => {
        const [x, y] = at(quarter * 90, quarter % 2 ? 58 : 52).split(',');
        return (
          <text key={quarter} x={x} y={y} className={styles.letter}>
            {letter}
          </text>
        );
      })}
    </svg>
  );
};
