import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input, NativeSelect, Textarea } from './input.tsx';
import { RadioCardGroup } from './radio-card.tsx';

const render = (element: React.ReactElement) => {
  document.body.innerHTML = renderToStaticMarkup(element);
  return document.body;
};

it.each([
  ['input', <Input key="input" />],
  ['textarea', <Textarea key="textarea" />],
  ['select', <NativeSelect key="select" />],
])('label, hint and error are associated with the %s', (selector, control) => {
  const page = render(
    <Field label="Phone" hint="Ten digits" error="Nine digits are too few" required>
      {control}
    </Field>,
  );

  const element = page.querySelector<HTMLInputElement>(selector)!;
  const described = element
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

  expect(page.querySelector('label')!.htmlFor).toBe(element.id);
  expect(described).toEqual(['Ten digits', 'Nine digits are too few']);
  expect(element.getAttribute('aria-invalid')).toBe('true');
  expect(element.required).toBe(true);
});

it('a valid field has no error attributes', () => {
  const input = render(
    <Field label="Phone">
      <Input />
    </Field>,
  ).querySelector('input')!;

  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('the required mark is hidden from screen readers, which use the attribute', () => {
  const page = render(
    <Field label="Phone" required>
      <Input />
    </Field>,
  );

  expect(page.querySelector('label [aria-hidden=true]')!.textContent).toContain('*');
});

it('radio cards are a group with the question as its name', () => {
  const page = render(
    <RadioCardGroup
      name="deal"
      label="What do you offer?"
      error="Choose one"
      defaultValue="rent"
      options={[
        { value: 'sale', label: 'Sale' },
        { value: 'rent', label: 'Rent', description: 'By the month' },
      ]}
    />,
  );
  const group = page.querySelector('fieldset')!;

  expect(page.querySelector('legend')!.textContent).toBe('What do you offer?');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)!.textContent).toBe('Choose one');
  expect(page.querySelector<HTMLInputElement>('input:checked')!.value).toBe('rent');
});

it('the whole sentence of a checkbox is its label', () => {
  const page = render(<Checkbox name="consent">I agree</Checkbox>);

  expect(page.querySelector('label')!.control).toBe(page.querySelector('input'));
});
