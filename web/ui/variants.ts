type Variants = Record<string, Record<string, string>>
type Chosen<V extends Variants> = { [K in keyof V]?: keyof V[K] }
type Declared<V extends Variants> = { base: string; variants: V; defaults: { [K in keyof V]: keyof V[K] } }

/** The classes of a component by its variants; `className` is added at the end. */
export function variants<const V extends Variants>({ base, variants: declared, defaults }: Declared<V>) {
  return (chosen: Chosen<V> & { className?: string } = {}): string => {
    const names = Object.keys(declared).map((key) => declared[key]![(chosen[key] ?? defaults[key]) as string])
    return [base, ...names, chosen.className].filter(Boolean).join(' ')
  }
}
