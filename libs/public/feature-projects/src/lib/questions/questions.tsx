import { useLocale } from '@yoodee/i18n';
import { hasToken } from '@yoodee/public-page';
import { useHydrated } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { Button, Heading, Link, LinkButton, Text } from '@yoodee/ui-kit';
import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveQuestionsProps, OpenForm } from './live-questions.tsx';
import { formOfHash, signInHref, type MemberForm } from './member-form.ts';
import { QuestionList } from './question-list.tsx';
import { messages } from './questions.messages.ts';
import styles from './questions.module.css';
import type { QuestionsView } from './questions.view.ts';

/** The forms of a member load shortly before the questions are scrolled into view. */
const ahead = '200px';

const loadLive = async (locale: Locale) => (await import('./load-live-questions.ts')).loadLiveQuestions(locale);

interface QuestionsProps {
  projectId: number;
  questions: QuestionsView;
}

/**
 * Questions and answers about a project. They can be read without script; the buttons are then links to sign-in. The
 * forms load when somebody presses a button, or when a member scrolls near, because members can delete their own posts.
 */
export const Questions = ({ projectId, questions }: QuestionsProps) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const isHydrated = useHydrated();
  const box = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveQuestionsProps> | null>(null);
  const [first, setFirst] = useState<OpenForm | null>(null);
  const wanted = useRef<OpenForm | null>(null);
  const loading = useRef<ReturnType<typeof loadLive>>(null);
  const [hasFailed, setFailed] = useState(false);
  const { items, newerHref, olderHref } = questions;

  const load = useCallback(
    async (form: OpenForm | null) => {
      // A button may be pressed while the forms are loading.
      wanted.current = form ?? wanted.current;
      loading.current ??= loadLive(locale);
      try {
        const Loaded = await loading.current;
        setFirst(wanted.current);
        setLive(() => Loaded);
      } catch (error) {
        loading.current = null;
        throw error;
      }
    },
    [locale],
  );

  // The member is back from sign-in, or pressed a link before hydration.
  useEffect(() => {
    const form = formOfHash(location.hash);
    if (form && hasToken()) void load(form).catch(() => undefined);
  }, [load]);

  useEffect(() => {
    if (Live || !hasToken()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Replacing a focused button would lose the focus.
        if (!entries.some(({ isIntersecting }) => isIntersecting) || box.current?.contains(document.activeElement))
          return;
        observer.disconnect();
        void load(null).catch(() => undefined);
      },
      { rootMargin: ahead },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [Live, load]);

  const signIn = (form: MemberForm) => signInHref(locale, projectId, form);
  const press = (form: OpenForm) => (event: MouseEvent) => {
    if (form.kind !== 'report' && !hasToken()) return;
    event.preventDefault();
    setFailed(false);
    load(form).catch(() => setFailed(true));
  };
  const report = (post: { id: number; text: string }) =>
    isHydrated && (
      <Button
        variant="ghost"
        size="sm"
        onClick={press({ kind: 'report', id: post.id })}
        aria-label={formatMessage(messages.reportOf, { text: post.text })}
      >
        <FormattedMessage {...messages.report} />
      </Button>
    );

  return (
    <section id="questions" ref={box} className={styles.section}>
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...messages[questions.total === 0 ? 'none' : 'lead']} />
      </Text>
      {Live ? (
        <Live {...{ projectId, items, first }} />
      ) : (
        <>
          <LinkButton variant="outline" href={signIn({ kind: 'ask' })} onClick={press({ kind: 'ask' })}>
            <FormattedMessage {...messages.ask} />
          </LinkButton>
          <QuestionList
            items={items}
            actions={{
              question: (question) => (
                <div className={styles.actions}>
                  <LinkButton
                    variant="ghost"
                    size="sm"
                    href={signIn({ kind: 'answer', id: question.id })}
                    onClick={press({ kind: 'answer', id: question.id })}
                    aria-label={formatMessage(messages.answerTo, { question: question.text })}
                  >
                    <FormattedMessage {...messages.answer} />
                  </LinkButton>
                  {report(question)}
                </div>
              ),
              answer: (answer) => <div className={styles.actions}>{report(answer)}</div>,
            }}
          />
        </>
      )}
      {hasFailed && (
        <Text tone="danger" role="alert">
          <FormattedMessage {...messages.failed} />
        </Text>
      )}
      {(newerHref || olderHref) && (
        <p className={styles.pages}>
          {newerHref && (
            <Link href={newerHref}>
              <FormattedMessage {...messages.newer} />
            </Link>
          )}
          {olderHref && (
            <Link href={olderHref}>
              <FormattedMessage {...messages.older} />
            </Link>
          )}
        </p>
      )}
    </section>
  );
};
