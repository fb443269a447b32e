/**
 * A loader of what the API has at a path, once for all maps of a page. It resolves to null if the API has none, and if
 * it cannot be reached; then the next map asks again.
 */
export const loadOnce = <Data, Loaded>(path: string, toLoaded: (data: Data) => Loaded) => {
  let loaded: Promise<Loaded | null> | undefined;
  const load = async (): Promise<Loaded | null> => {
    const reply = await fetch(`/api/v1${path}`);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
    const { data } = (await reply.json()) as { data: Data | null };
    return data && toLoaded(data);
  };
  return (): Promise<Loaded | null> => {
    loaded ??= load().catch(() => {
      loaded = undefined;
      return null;
    });
    return loaded;
  };
};
