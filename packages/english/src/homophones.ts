import groups from './tables/homophones.json' with { type: 'json' }

/** Words that sound alike, in groups. */
export const homophones: readonly (readonly string[])[] = groups.map((group) => group.split(' '))
