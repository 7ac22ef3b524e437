import verbs from './tables/irregular-verbs.json' with { type: 'json' }

/** English verbs without -ed: the verb, its past, and its form after “has”. */
export const irregularVerbs: ReadonlyMap<string, { past: string; done: string }> = new Map(
  Object.entries(verbs).map(([verb, forms]) => {
    const [past = '', done = past] = forms.split(' ')
    return [verb, { past, done }] as const
  }),
)
