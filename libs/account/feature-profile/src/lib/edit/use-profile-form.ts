import type { CallFailure } from '@yoodee/api-client';
import type { Profile } from '@yoodee/api-contract/member';
import { useFormat } from '@yoodee/i18n';
import { profileStored, sessionApi, type AppDispatch } from '@yoodee/auth';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useUpdateProfileMutation } from '../setting.api.ts';
import { storeForm, readUnsavedForm, type UnsavedForm } from './unsaved-form.ts';
import { bodyOf, differences, rebase, valuesOf, type ProfileField, type ProfileValues } from './profile-form.ts';

interface FormState extends UnsavedForm {
  /** Fields that were changed both here and elsewhere; `base` has the values saved elsewhere. */
  conflicts: ProfileField[];
  /** Whether something was saved elsewhere after the form was opened. */
  isMerged: boolean;
}

/** Rebases the form on the newest profile. */
const onTopOf = ({ values, base }: UnsavedForm, version: number, current: ProfileValues): FormState => ({
  version,
  base: current,
  ...rebase(values, base, current),
  isMerged: true,
});

/** The state of the profile form. Unsaved values survive a reload, and changes that another tab saved are merged. */
export const useProfileForm = (profile: Profile) => {
  const format = useFormat();
  const dispatch = useDispatch<AppDispatch>();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [form, setForm] = useState<FormState>(() => {
    const current = valuesOf(profile, format.phone);
    const kept = readUnsavedForm(profile.id);
    if (!kept) return { version: profile.version, base: current, values: current, conflicts: [], isMerged: false };
    if (kept.version === profile.version) return { ...kept, conflicts: [], isMerged: false };
    return onTopOf(kept, profile.version, current);
  });
  const { version, base, values } = form;
  const isChanged = differences(values, base).length > 0;

  useEffect(() => {
    storeForm(profile.id, isChanged ? { version, base, values } : null);
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
    /** Resolves a conflict with the value saved elsewhere. */
    takeTheirs: (field: ProfileField) =>
      setForm((before) => ({
        ...before,
        values: { ...before.values, [field]: before.base[field] } as ProfileValues,
        conflicts: before.conflicts.filter((one) => one !== field),
      })),
    forget: () => storeForm(profile.id, null),
    /** Resolves to the saved profile; null if the API rejected it, with the reason in `failure`. */
    async save(): Promise<Profile | null> {
      setFailure(null);
      const result = await update({ params: { id: profile.id }, body: bodyOf(values, base, version) });
      if (result.data) {
        storeForm(profile.id, null);
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
