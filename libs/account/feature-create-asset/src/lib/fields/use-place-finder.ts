import type { SuggestedPlace, SuggestedProject } from '@yoodee/api-contract/place-suggestions';
import { useLocale } from '@yoodee/i18n';
import { placeLine } from '@yoodee/ui-asset-card';
import type { AssetFields } from '@yoodee/asset-rules/fields';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Changes } from '../draft/draft-state.ts';
import { useDraftForm } from './draft-form.ts';
import { messages } from './place-finder.messages.ts';
import { factsFor, nameOf, undoOf } from './project-facts.ts';
import { useFoundPlaces } from './use-found-places.ts';

export type Found = { project: SuggestedProject; place?: never } | { place: SuggestedPlace; project?: never };

/** The values that one click filled in, and the fields before it. */
interface Fill {
  filled: Changes;
  before: AssetFields;
}

const codesOf = ({ province_code, district_code, subdistrict_code, postal_code }: SuggestedPlace) => ({
  ...{ province_code, district_code, subdistrict_code, postal_code },
});

/** The state of the place combobox: its text, what was found and what was selected. */
export const usePlaceFinder = () => {
  const intl = useIntl();
  const locale = useLocale();
  const { fields, change } = useDraftForm();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [offered, setOffered] = useState<SuggestedProject | null>(null);
  const [said, setSaid] = useState('');
  const [fill, setFill] = useState<Fill | null>(null);
  const { projects, places, isAnswered, hasFailed } = useFoundPlaces(typed);
  const found: Found[] = [...projects.map((project) => ({ project })), ...places.map((place) => ({ place }))];

  const take = (project: SuggestedProject, filled: Changes) => {
    setOffered(null);
    change(filled);
    setFill({ filled, before: fields });
    setSaid(intl.formatMessage(messages.taken, { name: (locale === 'en' && project.name.en) || project.name.th }));
  };

  const choose = ({ project, place }: Found) => {
    setTyped('');
    setFill(null);
    if (project && Object.keys(factsFor(project, fields)).length === 0) {
      take(project, nameOf(project, fields));
      return;
    }
    setOffered(project ?? null);
    if (!place) return;
    change(codesOf(place));
    setSaid(intl.formatMessage(messages.placed, { place: placeLine(locale, place.name, place.within) }));
  };

  return {
    typed,
    found,
    hasNothing: isOpen && isAnswered && found.length === 0,
    hasFailed,
    /** The project whose data the member may copy. */
    offered,
    /** Text for screen readers: what was filled in. */
    said,
    type(text: string) {
      setTyped(text);
      setSaid('');
      setFill(null);
    },
    setOpen,
    choose,
    take,
    /** Whether the last fill can be undone. */
    canUndo: fill !== null,
    /** Undoes the last fill, except for fields that were changed since. */
    undo() {
      if (fill) change(undoOf(fill.filled, fill.before, fields));
      setFill(null);
      setSaid(intl.formatMessage(messages.undone));
    },
  };
};
