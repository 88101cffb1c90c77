/** Hidden fields for parameters that a form carries along. */
export function CarriedFields({ params }: { params: readonly (readonly [string, string])[] }) {
  return params.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
