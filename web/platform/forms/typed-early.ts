/**
 * What somebody, or the browser, put into a field of the server's page before the code of its form was there; null
 * where nothing was.
 */
export function typedEarly(field: unknown): string | boolean | null {
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
    return field.checked === field.defaultChecked ? null : field.type === 'radio' ? field.value : field.checked
  if (field instanceof HTMLSelectElement) {
    const [first] = field.options
    const untouched = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? first
    // The options of some come later.
    return !untouched || field.value === untouched.value ? null : field.value
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value === field.defaultValue ? null : field.value
  return null
}
