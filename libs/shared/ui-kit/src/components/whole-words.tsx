import '../../generated/styles/whole-word.css';
import { Fragment, type ReactNode } from 'react';
import { phrasesOf, wholeWord, type Phrase } from './thai-words.ts';

const inText = new RegExp(`(${wholeWord})`);
const inHtml = new RegExp(`<[^>]*>|${wholeWord}`, 'g');
const className = 'y-whole-word';

/** Prevents line breaks inside words that browsers break, and between a number and its unit, in text of members or editors. */
export const WholeWords = ({ children }: { children: string }): ReactNode =>
  children.split(inText).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Neighbouring phrases that stay whole share one element, with a `wbr` at each place where the line may end. */
const runsOf = (phrases: readonly Phrase[]): Phrase[][] =>
  phrases.reduce<Phrase[][]>((runs, phrase) => {
    const run = runs.at(-1);
    if (run && phrase.isWhole && run[0]!.isWhole) run.push(phrase);
    else runs.push([phrase]);
    return runs;
  }, []);

/** Prevents line breaks inside the short phrases of a Thai heading, so that its lines end at spaces. */
export const WholePhrases = ({ children }: { children: string }): ReactNode => {
  if (!/[ก-ฮ]/.test(children)) return children;
  return runsOf(phrasesOf(children)).map((run, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {run[0]!.isWhole ? (
        <span className={className}>
          {run.map(({ text }, at) =>
            at === 0 ? (
              text
            ) : (
              <Fragment key={at}>
                {' '}
                <wbr />
                {text}
              </Fragment>
            ),
          )}
        </span>
      ) : (
        <WholeWords>{run[0]!.text}</WholeWords>
      )}
    </Fragment>
  ));
};

/** The same as `WholeWords` for sanitised HTML, whose attributes contain no `>`. */
export const withWholeWords = (html: string): string =>
  html.replaceAll(inHtml, (found) => (found.startsWith('<') ? found : `<span class="${className}">${found}</span>`));
