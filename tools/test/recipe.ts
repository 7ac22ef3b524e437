/** A stage of a Dockerfile: its base, and its steps. */
export type Stage = { name: string; from: string; steps: Step[] }
type Step = { instruction: string; rest: string }

/** Reads the parts of the Dockerfile language that ours uses: stages, continued lines, arguments with a default. */
export function readRecipe(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const given = new Map<string, string>()
  const stages: Stage[] = []
  for (const line of lines) {
    const [instruction = '', ...words] = line.split(' ')
    const rest = words.join(' ').replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => given.get(name) ?? whole)
    if (instruction === 'ARG') given.set(...(rest.split('=', 2) as [string, string]))
    else if (instruction === 'FROM') {
      const [from = '', , name = `stage-${stages.length}`] = rest.split(' ')
      stages.push({ name, from, steps: [] })
    } else stages.at(-1)?.steps.push({ instruction, rest })
  }
  return stages
}

/** The last command of a kind, in its form as a list: `CMD ["node", …]`. */
export function commandOf(stage: Stage | undefined, instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const found = stage?.steps.findLast((step) => step.instruction === instruction)
  const list = /\[.*\]$/.exec(found?.rest ?? '')?.[0]
  if (!list) throw new Error(`The last stage has no ${instruction} that is a list.`)
  return JSON.parse(list) as string[]
}

/** The variables that `ENV` sets. */
export const environmentOf = (stage: Stage | undefined): Record<string, string> =>
  Object.fromEntries(
    (stage?.steps ?? [])
      .filter(({ instruction }) => instruction === 'ENV')
      .flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('=', 2) as [string, string])),
  )
