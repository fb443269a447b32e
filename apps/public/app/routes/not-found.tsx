import { data } from 'react-router';

/** Every address that is not one of ours. */
export const loader = () => {
  throw data(null, { status: 404, headers: { 'cache-control': 'no-store' } });
};

export default function NotFound() {
  return null;
}
