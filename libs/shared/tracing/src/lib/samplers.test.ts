import { createHash } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { samplerNames } from './sampler-names.ts';
import { createSampler } from './samplers.ts';

const share = (name: (typeof samplerNames)[number], ratio: number) => {
  const sampler = createSampler(name, ratio);
  const ids = Array.from({ length: 1_000 }, (_none, at) => createHash('md5').update(String(at)).digest('hex'));
  const decisions = ids.map((id) => sampler.shouldSample(ROOT_CONTEXT, id, 'GET', SpanKind.SERVER, {}, []).decision);
  return decisions.filter((decision) => decision === SamplingDecision.RECORD_AND_SAMPLED).length / ids.length;
};

it.each(samplerNames)('%s', (name) => {
  const expected = name.endsWith('_on') ? 1 : name.endsWith('_off') ? 0 : 0.25;

  expect(Math.abs(share(name, 0.25) - expected)).toBeLessThan(0.05);
});
