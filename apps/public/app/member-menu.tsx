import { useEffect, useState } from 'react';
import { Provider, useSelector, useStore } from 'react-redux';
import {
  endSession,
  followOtherTabs,
  makeStore,
  persistSession,
  refreshSession,
  selectUserProfile,
  type AppStore,
} from '@yoodee/auth';
import { FavouritesSync } from '@yoodee/asset-buttons';
import { SignInLink } from '@yoodee/layouts';
import { MemberMenu as Menu } from '@yoodee/layouts/member-menu';
import { NotificationBell } from '@yoodee/notification-bell';

const store = makeStore();
const restored = persistSession(store);
followOtherTabs(store);

const Favourites = () => <FavouritesSync memberId={useSelector(selectUserProfile)?.user_id ?? null} />;

const SessionMenu = ({ path }: { path: string }) => {
  const profile = useSelector(selectUserProfile);
  const session = useStore() as AppStore;
  if (!profile) return <SignInLink path={path} />;
  return <Menu member={profile} bell={<NotificationBell />} onSignOut={() => void endSession(session)} />;
};

/** The member's menu on the public site, with the store it needs; refreshes the session on every navigation. */
export default function MemberMenu({ path }: { path: string }) {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    void restored.then(() => setRestored(true));
  }, []);
  useEffect(() => {
    if (isRestored) void refreshSession(store);
  }, [isRestored, path]);
  return (
    <Provider store={store}>
      <SessionMenu path={path} />
      {isRestored && <Favourites />}
    </Provider>
  );
}
