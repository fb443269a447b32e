import { Badge, Text } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './questions.messages.ts';
import styles from './questions.module.css';
import type { AnswerView, QuestionsView, QuestionView } from './questions.view.ts';

export interface PostActions {
  question: (question: QuestionView) => ReactNode;
  answer: (answer: AnswerView, question: QuestionView) => ReactNode;
}

const Author = ({ author, date }: Pick<AnswerView, 'author' | 'date'>) => (
  <Text size="sm" tone="muted">
    {author ?? <FormattedMessage {...messages.nobody} />} · {date}
  </Text>
);

interface QuestionListProps {
  items: QuestionsView['items'];
  /** What can be done with each, below its text. */
  actions: PostActions;
}

/** Questions with their answers, as members wrote them. */
export const QuestionList = ({ items, actions }: QuestionListProps) => (
  <ul className={styles.questions}>
    {items.map((question) => (
      <li key={question.id} className={styles.question}>
        <p className={styles.asked} dir="auto">
          {question.text}
        </p>
        <Author {...question} />
        {actions.question(question)}
        {question.answers.length > 0 && (
          <ul className={styles.answers}>
            {question.answers.map((answer) => (
              <li key={answer.id} className={styles.answer}>
                {answer.isSeller && (
                  <Badge tone="success">
                    <FormattedMessage {...messages.seller} />
                  </Badge>
                )}
                <p className={styles.text} dir="auto">
                  {answer.text}
                </p>
                <Author {...answer} />
                {actions.answer(answer, question)}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
