import { describe, expect, it } from 'vitest';
import { projectKeys } from './project-keys.ts';

describe('project keys', () => {
  it.each([
    ['Lumena Sukhumvit 49', 'lumena sukumvit49'],
    ['The Line Asoke', 'Line Asok Condominium'],
    ['ลูเมนา สุขุมวิท 49', 'คอนโดลูเมนาสุขุมวิท49'],
    ['ลูเมนา สุขุมวิท ๔๙', 'ลูเมนา สุขุมวิท 49'],
    ['โอเลีย อารีย์', 'โอเลีย อารี'],
    ['ธารา สาทร', 'ธารา สาธร'],
    ["D'Oro Ratchada", 'doro ratchada'],
  ])('of %j and %j are equal', (a, b) => {
    expect(projectKeys([a])).toEqual(projectKeys([b]));
  });

  it.each([
    ['Lumena Sukhumvit 49', 'Lumena Sukhumvit 48'],
    ['ลูเมนา สุขุมวิท 49', 'ลูเมนา สุขุมวิท 4'],
    ['ลูเมนา', 'ลูเมน่า 2'],
  ])('of %j and %j differ', (a, b) => {
    expect(projectKeys([a])).not.toEqual(projectKeys([b]));
  });

  it('keep a name that is only a generic word, and ignore names without letters', () => {
    expect(projectKeys(['คอนโด', 'The Condo', '—', '  ', null, undefined])).toEqual(['คอนโด', 'tecondo']);
  });

  it('take a name of any length in linear time', () => {
    const [key] = projectKeys(['ก'.repeat(100_000)]);
    expect(key).toHaveLength(100_000);
  });
});
