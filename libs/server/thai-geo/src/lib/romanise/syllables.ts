import { clusters, finalClusters, finals, initials, leaders, led, vowels, type Vowel } from './sounds.data.ts';

/** A piece of a word and its transcription. */
interface Reading {
  readonly end: number;
  readonly text: string;
  readonly cost: number;
}

interface Onset {
  readonly length: number;
  readonly text: string;
  readonly cost: number;
}

const ri = /[กตทปสศ]/;

/** ฤ is a consonant with its vowel: ri behind some letters, rue elsewhere. */
const withoutRue = (text: string) =>
  text.replaceAll(/(^|.)ฤ(.?)/g, (_all, before: string, after: string) => {
    const isLong = after === 'ๅ';
    const vowel = ri.test(before) && !isLong ? 'ิ' : 'ึ';
    return `${before}ร${vowel}${isLong ? '' : after}`;
  });

/** Without tone marks and letters that ์ silences. */
export const soundedLetters = (text: string): string =>
  withoutRue(text.replaceAll(/[ก-ฮ][ิุ]?์/g, '').replaceAll(/[่้๊๋]/g, ''));

const onsetsAt = (text: string, at: number, hasLead: boolean): Onset[] => {
  const [first = '', second = ''] = [text[at], text[at + 1]];
  const sound = initials[first];
  if (sound === undefined) return [];
  const cluster = clusters[first + second];
  const leads = cluster === undefined && leaders.includes(first) && led.includes(second);
  return [
    { length: 1, text: sound, cost: 0 },
    ...(cluster === undefined ? [] : [{ length: 2, text: cluster, cost: 0 }]),
    ...(leads ? [{ length: 2, text: `${sound}a${initials[second]!}`, cost: hasLead ? 0.7 : 0.9 }] : []),
  ];
};

/** After a short vowel or เ a written ร may be silent: สมุทร is samut, สาคร is sa-khon. */
const silencesR = ({ lead, tail }: Vowel) => lead === 'เ' || ['ั', 'ิ', 'ุ'].includes(tail);

/** Of these letters ย and ว cannot close every vowel. */
const closes = (letter: string, { sound, tail, lead }: Vowel): boolean => {
  const isImplied = lead === '' && tail === '';
  if (letter === 'ย') return !isImplied && ['a', 'o', 'u', 'ua', 'uea'].includes(sound);
  if (letter === 'ว') return !isImplied && tail !== 'ั' && ['a', 'i', 'e', 'ae', 'ia'].includes(sound);
  return true;
};

/** ชาติ is chat and เหตุ is het, but ปิติ is piti. */
const isBeforeSilentVowel = ({ lead, tail }: Vowel) => lead === 'เ' || ['า', 'ั'].includes(tail);

const finalsAt = (text: string, at: number, vowel: Vowel): Onset[] => {
  const letter = text[at] ?? '';
  const sound = finals[letter];
  if (sound === undefined || !closes(letter, vowel)) return [];
  const silent = isBeforeSilentVowel(vowel) && /^ต[ิุ]$/.test(text.slice(at, at + 2)) && at + 2 === text.length;
  return [
    // แพร is phrae, not phaen: ร and ล belong to what follows or to a cluster, where they can.
    { length: 1, text: sound, cost: letter === 'ร' || letter === 'ล' ? 0.05 : 0 },
    ...(silent ? [{ length: 2, text: sound, cost: 0.6 }] : []),
    ...[2, 3].flatMap((length) => {
      const letters = text.slice(at, at + length);
      const cluster = finalClusters[letters];
      return cluster === undefined || (letters.endsWith('ร') && !silencesR(vowel))
        ? []
        : [{ length, text: cluster, cost: 0.5 }];
    }),
  ];
};

const isVowelMark = (letter: string | undefined) => letter !== undefined && /[ะ-ฺ็]/.test(letter);

/** The syllables that can start at a place of a word. */
const syllablesAt = (text: string, at: number): Reading[] => {
  const lead = /[เ-ไ]/.test(text[at] ?? '') ? text[at]! : '';
  const start = at + lead.length;
  return onsetsAt(text, start, lead !== '').flatMap((onset) => {
    const after = start + onset.length;
    return vowels
      .filter((vowel) => vowel.lead === lead && text.startsWith(vowel.tail, after))
      .flatMap((vowel) => {
        const end = after + vowel.tail.length;
        const cost = 1 + onset.cost + vowel.cost;
        const open = { end, text: onset.text + vowel.sound, cost };
        const closed = finalsAt(text, end, vowel).map((final) => ({
          end: end + final.length,
          text: onset.text + vowel.sound + final.text,
          cost: cost + final.cost,
        }));
        if (vowel.closed === 'never') return [open];
        return vowel.closed === 'always' ? closed : [open, ...closed];
      });
  });
};

/** A word does not end in an unwritten a. */
const lastPenalty = 3;

export interface ReadWord {
  /** The transcription of each piece. */
  readonly parts: readonly string[];
  readonly cost: number;
}

/**
 * The likeliest reading of letters without tone marks: with the fewest syllables and the fewest unwritten vowels. Parts
 * of `known` read as it says; with a hyphen, only before another one. Null where no reading covers all letters.
 */
export const readSyllables = (text: string, known: ReadonlyMap<string, string>): ReadWord | null => {
  const best: (ReadWord | undefined)[] = [{ parts: [], cost: 0 }];
  for (let at = 0; at < text.length; at += 1) {
    const sofar = best[at];
    if (!sofar) continue;
    const words = Array.from({ length: Math.min(12, text.length - at) }, (_, index) => at + index + 1).flatMap(
      (end): Reading[] => {
        const letters = text.slice(at, end);
        const word = known.get(letters) ?? (end < text.length ? known.get(`${letters}-`) : undefined);
        return word === undefined ? [] : [{ end, text: word, cost: 0.85 }];
      },
    );
    for (const { end, text: part, cost } of [...words, ...syllablesAt(text, at)]) {
      if (isVowelMark(text[end])) continue;
      const impliedLast = end === text.length && cost >= 2 && part.endsWith('a') ? lastPenalty : 0;
      const total = sofar.cost + cost + impliedLast;
      if (total < (best[end]?.cost ?? Infinity)) best[end] = { parts: [...sofar.parts, part], cost: total };
    }
  }
  return best[text.length] ?? null;
};
