/** English verbs without -ed: the verb, its past, and after has where that is another word. */
const lines = `
be was been
become became become
begin began begun
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
burst burst
buy bought
catch caught
choose chose chosen
come came come
cost cost
cut cut
dig dug
do did done
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feel felt
fight fought
find found
fly flew flown
forget forgot forgotten
forgive forgave forgiven
get got
give gave given
go went gone
grind ground
grow grew grown
hang hung
have had
hear heard
hide hid hidden
hit hit
hold held
hurt hurt
keep kept
know knew known
lead led
leave left
lie lay lain
light lit
lose lost
make made
meet met
pay paid
put put
read read
ride rode ridden
ring rang rung
rise rose risen
run ran run
say said
see saw seen
sell sold
send sent
set set
sew sewed sewn
shake shook shaken
shine shone
shoot shot
shut shut
sing sang sung
sink sank sunk
sit sat
sleep slept
speak spoke spoken
spend spent
spread spread
stand stood
steal stole stolen
stick stuck
strike struck
sweep swept
swell swelled swollen
swim swam swum
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
win won
write wrote written
`

export const irregularVerbs: ReadonlyMap<string, { past: string; done: string }> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [verb = '', past = '', done = past] = line.split(' ')
      return [verb, { past, done }] as const
    }),
)
