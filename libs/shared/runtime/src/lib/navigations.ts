interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** The members of React Router's data router that are used; the routers of both apps have them. */
export interface FollowedRouter {
  readonly state: { readonly navigation: { readonly location?: RouterLocation | undefined } };
  subscribe(listener: (state: FollowedRouter['state']) => void): () => void;
}

/** The pending navigation of an app's router. */
export interface Navigations {
  /** Path, query and hash of the pending navigation, or null. */
  target(): string | null;
  /** Calls back with the target of every navigation that starts. The returned function unsubscribes. */
  follow(onStart: (target: string) => void): () => void;
}

const targetOf = ({ navigation: { location } }: FollowedRouter['state']) =>
  location ? location.pathname + location.search + location.hash : null;

export const navigationsOf = (router: FollowedRouter): Navigations => ({
  target: () => targetOf(router.state),
  follow(onStart) {
    let last = targetOf(router.state);
    return router.subscribe((state) => {
      const target = targetOf(state);
      if (target !== null && target !== last) onStart(target);
      last = target;
    });
  },
});
