import type { CallFailure } from '@yoodee/api-client';
import type { Profile } from '@yoodee/api-contract';
import { profileStored, sessionApi, type AppDispatch } from '@yoodee/auth';
import { useFormat } from '@yoodee/i18n';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useUpdateProfileMutation } from '../setting.api.ts';
import { keepForm, readKeptForm, type KeptForm } from './kept-form.ts';
import { bodyOf, differences, rebase, valuesOf, type ProfileField, type ProfileValues } from './profile-form.ts';

interface FormState extends KeptForm {
  /** Fields that were changed here and elsewhere, with what stands elsewhere in `base`. */
  conflicts: ProfileField[];
  /** Something was saved elsewhere since the form was opened. */
  isMerged: boolean;
}

/** The form on the newest profile. */
const onTopOf = ({ values, base }: KeptForm, version: number, current: ProfileValues): FormState => ({
  version,
  base: current,
  ...rebase(values, base, current),
  isMerged: true,
});

/** The form of a profile: typed, kept through a reload, saved; what another tab saved meanwhile is merged, never lost. */
export const useProfileForm = (profile: Profile) => {
  const format = useFormat();
  const dispatch = useDispatch<AppDispatch>();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [form, setForm] = useState<FormState>(() => {
    const current = valuesOf(profile, format.phone);
    const kept = readKeptForm(profile.id);
    if (!kept) return { version: profile.version, base: current, values: current, conflicts: [], isMerged: false };
    if (kept.version === profile.version) return { ...kept, conflicts: [], isMerged: false };
    return onTopOf(kept, profile.version, current);
  });
  const { version, base, values } = form;
  const isChanged = differences(values, base).length > 0;

  useEffect(() => {
    keepForm(profile.id, isChanged ? { version, base, values } : null);
  }, [profile.id, isChanged, version, base, values]);

  const mergeNewest = async () => {
    const { data } = await dispatch(
      sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data) setForm((before) => onTopOf(before, data.version, valuesOf(data, format.phone)));
  };

  return {
    ...form,
    isChanged,
    isSaving: isLoading,
    failure,
    change: (changes: Partial<ProfileValues>) =>
      setForm((before) => ({ ...before, values: { ...before.values, ...changes } as ProfileValues })),
    /** Settles a conflict for what stands elsewhere. */
    takeTheirs: (field: ProfileField) =>
      setForm((before) => ({
        ...before,
        values: { ...before.values, [field]: before.base[field] } as ProfileValues,
        conflicts: before.conflicts.filter((one) => one !== field),
      })),
    forget: () => keepForm(profile.id, null),
    /** The saved profile; null where it was refused, and `failure` says why. */
    async save(): Promise<Profile | null> {
      setFailure(null);
      const result = await update({ params: { id: profile.id }, body: bodyOf(values, base, version) });
      if (result.data) {
        keepForm(profile.id, null);
        dispatch(profileStored(result.data));
        return result.data;
      }
      const refused = result.error as CallFailure;
      setFailure(refused);
      if (refused.code === 'stale_version') await mergeNewest();
      return null;
    },
  };
};

export type ProfileForm = ReturnType<typeof useProfileForm>;
