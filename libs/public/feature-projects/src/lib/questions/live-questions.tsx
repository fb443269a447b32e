import { useLocale } from '@yoodee/i18n';
import { hasToken } from '@yoodee/public-page';
import { Button, LinkButton, Text } from '@yoodee/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { messages as liveMessages } from './live.messages.ts';
import { signInHref, type MemberForm } from './member-form.ts';
import { PostForm } from './post-form.tsx';
import { QuestionList } from './question-list.tsx';
import { readMyPosts, sendAnswer, sendQuestion, sendRemoval } from './question-requests.ts';
import { messages } from './questions.messages.ts';
import styles from './questions.module.css';
import { toAnswerView, toQuestionView, type QuestionView } from './questions.view.ts';
import { RemoveForm } from './remove-form.tsx';
import { ReportForm } from './report-form.tsx';

/** The form that is open: of the whole list, or of one question or answer. */
export type OpenForm = MemberForm | { kind: 'report' | 'remove'; id: number };

export interface LiveQuestionsProps {
  projectId: number;
  items: readonly QuestionView[];
  /** The form that was requested before this code was loaded. */
  first: OpenForm | null;
}

/** The questions with their forms. New posts are shown immediately. */
export const LiveQuestions = ({ projectId, items: loaded, first }: LiveQuestionsProps) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [items, setItems] = useState([...loaded]);
  const [open, setOpen] = useState(first);
  const [mine, setMine] = useState<readonly number[]>([]);
  const [said, setSaid] = useState<MessageDescriptor | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => void readMyPosts(projectId).then((ids) => setMine((known) => [...known, ...ids])), [projectId]);
  // Moves focus to the status, because the form that had it is closed.
  useEffect(() => {
    if (said) status.current?.focus();
  }, [said]);

  const close = () => setOpen(null);
  const done = (message: MessageDescriptor) => {
    close();
    setSaid(message);
  };
  const show = (form: OpenForm) => () => {
    setSaid(null);
    setOpen(form);
  };
  const isOpen = (kind: OpenForm['kind'], id: number) =>
    open !== null && 'id' in open && open.kind === kind && open.id === id;

  const addAnswer = (questionId: number, answer: QuestionView['answers'][number]) => {
    setItems((all) => all.map((one) => (one.id === questionId ? { ...one, answers: [...one.answers, answer] } : one)));
    setMine((ids) => [...ids, answer.id]);
    done(liveMessages.sent);
  };
  const removed = (id: number) => {
    const without = <Post extends { id: number }>(posts: readonly Post[]) => posts.filter((post) => post.id !== id);
    setItems((all) => without(all).map((one) => ({ ...one, answers: without(one.answers) })));
    done(liveMessages.removed);
  };

  /** Opens a form of members; a visitor is led to sign-in. */
  const memberButton = (form: MemberForm, message: MessageDescriptor, label?: string) =>
    hasToken() ? (
      <Button
        variant={form.kind === 'ask' ? 'outline' : 'ghost'}
        size={form.kind === 'ask' ? 'md' : 'sm'}
        onClick={show(form)}
        aria-label={label}
      >
        <FormattedMessage {...message} />
      </Button>
    ) : (
      <LinkButton
        variant={form.kind === 'ask' ? 'outline' : 'ghost'}
        size={form.kind === 'ask' ? 'md' : 'sm'}
        href={signInHref(locale, projectId, form)}
        aria-label={label}
      >
        <FormattedMessage {...message} />
      </LinkButton>
    );
  const ofPost = ({ id, text }: { id: number; text: string }) =>
    mine.includes(id) ? (
      <Button variant="ghost" size="sm" onClick={show({ kind: 'remove', id })}>
        <FormattedMessage {...liveMessages.remove} />
      </Button>
    ) : (
      <Button
        variant="ghost"
        size="sm"
        onClick={show({ kind: 'report', id })}
        aria-label={formatMessage(messages.reportOf, { text })}
      >
        <FormattedMessage {...messages.report} />
      </Button>
    );
  const formsOf = (id: number, kind: 'question' | 'answer') => (
    <>
      {isOpen('report', id) && <ReportForm postId={id} onSent={() => done(liveMessages.reported)} onCancel={close} />}
      {isOpen('remove', id) && (
        <RemoveForm kind={kind} remove={() => sendRemoval(id)} onRemoved={() => removed(id)} onCancel={close} />
      )}
    </>
  );

  return (
    <>
      {open?.kind === 'ask' ? (
        <PostForm
          kind="question"
          send={(text) => sendQuestion(projectId, text)}
          onSent={(question) => {
            setItems((all) => [toQuestionView(question, locale), ...all]);
            setMine((ids) => [...ids, question.id]);
            done(liveMessages.sent);
          }}
          onCancel={close}
        />
      ) : (
        memberButton({ kind: 'ask' }, messages.ask)
      )}
      {said && (
        <Text ref={status} role="status" tabIndex={-1}>
          <FormattedMessage {...said} />
        </Text>
      )}
      <QuestionList
        items={items}
        actions={{
          question: (question) => (
            <>
              <div className={styles.actions}>
                {memberButton(
                  { kind: 'answer', id: question.id },
                  messages.answer,
                  formatMessage(messages.answerTo, { question: question.text }),
                )}
                {ofPost(question)}
              </div>
              {isOpen('answer', question.id) && (
                <PostForm
                  kind="answer"
                  send={(text) => sendAnswer(question.id, text)}
                  onSent={(answer) => addAnswer(question.id, toAnswerView(answer, locale))}
                  onCancel={close}
                />
              )}
              {formsOf(question.id, 'question')}
            </>
          ),
          answer: (answer) => (
            <>
              <div className={styles.actions}>{ofPost(answer)}</div>
              {formsOf(answer.id, 'answer')}
            </>
          ),
        }}
      />
    </>
  );
};
