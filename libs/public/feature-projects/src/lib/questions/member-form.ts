import { hrefs, type Locale } from '@yoodee/site';

/** A form that only members may open. */
export type MemberForm = { kind: 'ask' } | { kind: 'answer'; id: number };

/** Sign-in, which returns to the page with the form open. */
export const signInHref = (locale: Locale, projectId: number, form: MemberForm): string => {
  const hash = form.kind === 'ask' ? 'ask' : `answer-${form.id}`;
  return hrefs(locale).authenticate(`${hrefs(locale).project(projectId)}#${hash}`);
};

/** The form that the fragment of an address names. */
export const formOfHash = (hash: string): MemberForm | null => {
  if (hash === '#ask') return { kind: 'ask' };
  const id = /^#answer-([1-9]\d{0,14})$/.exec(hash)?.[1];
  return id === undefined ? null : { kind: 'answer', id: Number(id) };
};
