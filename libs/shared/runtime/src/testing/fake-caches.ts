/** A fake CacheStorage with the methods that the code under test uses. */
export const createFakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(urlOf(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(urlOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  return { caches: caches as unknown as CacheStorage, stores };
};
