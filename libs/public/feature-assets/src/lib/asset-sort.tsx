import { NativeSelect } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { filterFormId } from './asset-filters.tsx';
import { messages } from './assets-page.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import styles from './assets-page.module.css';

/** The order of the list. A choice applies at once; without scripts it is submitted with the filters. */
export const AssetSort = ({ sorts }: Pick<AssetsPageView, 'sorts'>) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const chosen = sorts.find(({ isChosen }) => isChosen);
  return (
    <div className={styles.sort}>
      <NativeSelect
        key={`${chosen?.value} ${chosen?.formValue}`}
        name="sort"
        form={filterFormId}
        aria-label={intl.formatMessage(messages.sort)}
        defaultValue={chosen?.formValue}
        onChange={({ currentTarget: { value } }) => {
          const href = sorts.find(({ formValue }) => formValue === value)?.href;
          if (href) void navigate(href, { preventScrollReset: true });
        }}
      >
        {sorts.map(({ value, formValue }) => (
          <option key={value} value={formValue}>
            {intl.formatMessage(messages[value])}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
};
