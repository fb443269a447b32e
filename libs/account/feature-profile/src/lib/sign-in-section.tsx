import { useState } from 'react';
import { profileStored, useSendOtpMutation, type AppDispatch } from '@yoodee/auth';
import type { ArgOf } from '@yoodee/api-contract';
import type { Profile, updatePhone } from '@yoodee/api-contract/member';
import { useFormat, useLocale } from '@yoodee/i18n';
import { overlaysGone } from '@yoodee/runtime';
import { hrefs, lineStartHref } from '@yoodee/site';
import { Badge, Button, Heading, Icon, Text } from '@yoodee/ui-kit';
import { lineIcon } from '@yoodee/ui-kit/icons';
import { showToast } from '@yoodee/ui-kit/toaster';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Failure } from './failure.tsx';
import type { PhoneProofSlot } from './phone-proof.ts';
import { useResumed } from './proof/proof-intent.ts';
import { useProof } from './proof/use-proof.tsx';
import { SettingSection } from './setting-section.tsx';
import { messages } from './sign-in-section.messages.ts';
import { useUnlinkLineMutation, useUpdatePhoneMutation } from './setting.api.ts';
import styles from './setting.module.css';

type PhoneBody = ArgOf<typeof updatePhone>['body'];

interface SignInSectionProps {
  profile: Profile;
  PhoneProof: PhoneProofSlot;
}

/** Requires a proof first; then a code verifies the new number. */
const Phone = ({ profile, PhoneProof }: SignInSectionProps) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const dispatch = useDispatch<AppDispatch>();
  const [isChanging, setChanging] = useState(false);
  const [sendOtp] = useSendOtpMutation();
  const [updatePhone] = useUpdatePhoneMutation();
  const [resumeError, setResumeError] = useState<unknown>(null);
  const { prove, withProof } = useProof();
  const begin = async () => {
    if (await prove('access', { action: 'change-phone' })) setChanging(true);
  };
  const save = async (body: PhoneBody) => {
    const params = { id: profile.id };
    const result = await withProof('access', { action: 'save-phone', body }, () => updatePhone({ params, body }));
    if (result?.data) {
      dispatch(profileStored(result.data));
      setChanging(false);
      showToast({
        type: 'success',
        title: formatMessage(messages.phoneChanged, { phone: format.phone(result.data.phone) }),
      });
    }
    return result;
  };
  useResumed('change-phone', begin);
  useResumed('save-phone', async ({ body }) => setResumeError((await save(body))?.error));
  return (
    <div className={styles.way}>
      <div className={styles.wayHead}>
        <div>
          <Heading level={3}>
            <FormattedMessage {...messages.phone} />
          </Heading>
          <Text numeric>{format.phone(profile.phone)}</Text>
        </div>
        <Button
          variant="outline"
          aria-expanded={isChanging}
          onClick={() => (isChanging ? setChanging(false) : void begin())}
        >
          <FormattedMessage {...(isChanging ? messages.stop : messages.changePhone)} />
        </Button>
      </div>
      <Failure error={resumeError} />
      {isChanging && (
        <div className={styles.proof}>
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.changePhoneLead} />
          </Text>
          <PhoneProof
            headingLevel={3}
            send={(phone) => sendOtp({ phone_number: phone })}
            check={async ({ phone, otp, refCode }) => {
              const { first_name, last_name } = profile;
              return (await save({ first_name, last_name, otp, phone_number: phone, ref_code: refCode })) ?? {};
            }}
          />
        </div>
      )}
    </div>
  );
};

const Line = ({ profile }: Pick<SignInSectionProps, 'profile'>) => {
  const locale = useLocale();
  const [unlink, { isLoading, error }] = useUnlinkLineMutation();
  const { prove, withProof } = useProof();
  const cut = () => withProof('access', { action: 'unlink-line' }, () => unlink());
  useResumed('unlink-line', cut);
  const link = async () => {
    if (!(await prove('access', { action: 'link-line' }))) return;
    await overlaysGone();
    location.assign(lineStartHref(locale, `${hrefs(locale).setting}#sign-in`));
  };
  return (
    <div className={styles.way}>
      <div className={styles.wayHead}>
        <div>
          <Heading level={3}>
            <FormattedMessage {...messages.line} />
          </Heading>
          {profile.line_linked ? (
            <Badge tone="success">
              <FormattedMessage {...messages.linked} />
            </Badge>
          ) : (
            <Text size="sm" tone="muted">
              <FormattedMessage {...messages.lineLead} />
            </Text>
          )}
        </div>
        {profile.line_linked ? (
          <Button variant="outline" loading={isLoading} onClick={() => void cut()}>
            <FormattedMessage {...messages.unlink} />
          </Button>
        ) : (
          <Button variant="line" onClick={() => void link()}>
            <Icon icon={lineIcon} />
            <FormattedMessage {...messages.link} />
          </Button>
        )}
      </div>
      <Failure error={error} />
    </div>
  );
};

/** The member's sign-in methods. */
export const SignInSection = (props: SignInSectionProps) => (
  <SettingSection name="sign-in">
    <Phone {...props} />
    <Line profile={props.profile} />
  </SettingSection>
);
