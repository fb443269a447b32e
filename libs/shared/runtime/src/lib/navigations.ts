interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** What is asked of React Router's data router, as both apps have one. */
export interface FollowedRouter {
  readonly state: { readonly navigation: { readonly location?: RouterLocation | undefined } };
  subscribe(listener: (state: FollowedRouter['state']) => void): () => void;
}

/** Where an app's router is going. */
export interface Navigations {
  /** Path, query and hash of the navigation under way, or null. */
  target(): string | null;
  /** Calls back with the target of every navigation that starts; the returned function ends it. */
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
