/**
 * A cookie that no script reads. Over https it has the prefix `__Host-`, so that no other host, not even a subdomain,
 * can set it (draft-ietf-httpbis-rfc6265bis). `origin` is the origin of the site; values are of `A–Z a–z 0–9 _ . ~ -`.
 */
export const createHostCookie = (origin: string, baseName: string, sameSite: 'Strict' | 'Lax') => {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? `__Host-${baseName}` : baseName;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.~-]+)(?:;|$)`);
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;

  return {
    /** The value in a `Cookie` header; null when it is absent or malformed. */
    read: (header: string | undefined): string | null => pattern.exec(header ?? '')?.[1] ?? null,
    /** A `Set-Cookie` header. */
    set: (value: string, lifeS: number) => `${name}=${value}; Max-Age=${lifeS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
};
