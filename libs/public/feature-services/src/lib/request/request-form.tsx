import '@yoodee/ui-kit/styles/field.css';
import { readToken } from '@yoodee/auth';
import { serviceRequestLimits } from '@yoodee/api-contract/service-options';
import { Button, Checkbox, Field, Fieldset, Icon, Input, NativeSelect, Notice, Stack, Textarea } from '@yoodee/ui-kit';
import { plusIcon } from '@yoodee/ui-kit/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ServicePageView } from '../service-page.view.ts';
import { requestDays } from './request-check.ts';
import { messages } from './request-form.messages.ts';
import { useLoaded } from './use-loaded.ts';
import { useRequest, type RequestForService } from './use-request.ts';

const loadMember = async () => (await import('./request-member.tsx')).RequestMember;

/** The part for members. Visitors do not load its code. */
const Member = ({ request }: { request: RequestForService }) => {
  const { Loaded } = useLoaded(loadMember, readToken() !== undefined);
  return Loaded && <Loaded request={request} />;
};

type Places = Pick<ServicePageView, 'areas' | 'elsewhere'>;

const Province = ({ request, areas, elsewhere }: { request: RequestForService } & Places) => {
  const intl = useIntl();
  const group = (label: string, places: Places['areas']) =>
    places.length > 0 && (
      <optgroup label={label}>
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </optgroup>
    );
  return (
    <Field
      label={<FormattedMessage {...messages.province} />}
      error={request.isWrong('province_code') && <FormattedMessage {...messages.provinceWrong} />}
      required
    >
      <NativeSelect
        name="province_code"
        value={request.draft.province_code}
        onChange={({ currentTarget }) => request.change({ province_code: currentTarget.value })}
      >
        <option value="">{intl.formatMessage(messages.chooseProvince)}</option>
        {group(intl.formatMessage(messages.served), areas)}
        {group(intl.formatMessage(messages.elsewhere), elsewhere)}
      </NativeSelect>
    </Field>
  );
};

const Days = ({ request }: { request: RequestForService }) => {
  const intl = useIntl();
  const [{ first, last }] = useState(() => requestDays(new Date()));
  const days = request.draft.preferred_dates;
  const isWrong = request.isWrong('preferred_dates');
  return (
    <Fieldset
      label={<FormattedMessage {...messages.dates} />}
      hint={<FormattedMessage {...messages.datesHint} />}
      error={isWrong && <FormattedMessage {...messages.datesWrong} />}
    >
      {days.map((day, index) => (
        <Input
          key={index}
          type="date"
          name={`preferred_date_${index + 1}`}
          min={first}
          max={last}
          value={day}
          aria-label={intl.formatMessage(messages.day, { number: index + 1 })}
          aria-invalid={isWrong && day !== '' && (day < first || day > last) ? true : undefined}
          onChange={({ currentTarget }) => request.change({ preferred_dates: days.with(index, currentTarget.value) })}
        />
      ))}
      {days.length < serviceRequestLimits.dates && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => request.change({ preferred_dates: [...days, ''] })}>
            <Icon icon={plusIcon} size={16} />
            <FormattedMessage {...messages.addDay} />
          </Button>
        </div>
      )}
    </Fieldset>
  );
};

const Consent = ({ request: { hasConsent, setConsent, isWrong } }: { request: RequestForService }) => (
  <Stack gap={1}>
    <Checkbox
      name="consent"
      checked={hasConsent}
      aria-invalid={isWrong('consent') ? true : undefined}
      aria-describedby="request-consent-error"
      onChange={({ currentTarget }) => setConsent(currentTarget.checked)}
    >
      <FormattedMessage {...messages.consent} />
    </Checkbox>
    <p id="request-consent-error" className="y-field__error" hidden={!isWrong('consent')}>
      <FormattedMessage {...messages.consentWrong} />
    </p>
  </Stack>
);

const Sent = ({ phone, service }: { phone: string; service: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <Notice ref={place} tabIndex={-1} tone="success" role="status" title={<FormattedMessage {...messages.sentTitle} />}>
      <p>
        <FormattedMessage {...messages.sent} values={{ phone, service }} />
      </p>
      <p>
        <FormattedMessage {...messages.sentNext} />
      </p>
    </Notice>
  );
};

/** The form that requests a service. */
export const RequestForm = ({ service }: { service: ServicePageView }) => {
  const request = useRequest(service.slug);
  const { draft, change, isWrong } = request;
  if (request.state === 'sent') return <Sent phone={draft.phone} service={service.name} />;
  return (
    <form onSubmit={(event) => void request.submit(event)} noValidate>
      <Stack gap={4}>
        <Field
          label={<FormattedMessage {...messages.name} />}
          error={isWrong('name') && <FormattedMessage {...messages.nameWrong} />}
          required
        >
          <Input
            name="name"
            autoComplete="name"
            maxLength={serviceRequestLimits.name}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </Field>
        <Field
          label={<FormattedMessage {...messages.phone} />}
          error={isWrong('phone') && <FormattedMessage {...messages.phoneWrong} />}
          required
        >
          <Input
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={draft.phone}
            onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
          />
        </Field>
        <Member request={request} />
        <Province request={request} areas={service.areas} elsewhere={service.elsewhere} />
        <Days request={request} />
        <Field
          label={<FormattedMessage {...messages.detail} />}
          hint={<FormattedMessage {...messages.detailHint} />}
          error={isWrong('detail') && <FormattedMessage {...messages.detailWrong} />}
        >
          <Textarea
            name="detail"
            maxLength={serviceRequestLimits.detail}
            value={draft.detail}
            onChange={({ currentTarget }) => change({ detail: currentTarget.value })}
          />
        </Field>
        {request.honeypot}
        <Consent request={request} />
        {request.problem && (
          <Notice tone="danger" role="alert">
            {request.problem}
          </Notice>
        )}
        <Button type="submit" size="lg" fullWidth loading={request.state === 'sending'}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </Stack>
    </form>
  );
};
