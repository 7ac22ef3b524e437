/** Words between what is said and what is said next. */
export const conjunctionLines = `
പക്ഷേ = but
എന്നാൽ = but
അതുകൊണ്ട് = so
അതിനാൽ = so
എന്നിട്ട് = and then
എങ്കിലും = still
എന്നാലും = still
അല്ലെങ്കിൽ = otherwise
അതോ = or
എന്നിട്ടും = even so
മാത്രമല്ല = besides
`

/** Verbs that say of another act that one can do it, begins it, forgets it: of the one that ends in ആൻ. */
export const helperLines = `
കഴിയുക = can
പറ്റുക = can
സാധിക്കുക = can
തുടങ്ങുക = start
ആരംഭിക്കുക = start
ശ്രമിക്കുക = try
തോന്നുക = feel like
നോക്കുക = try
മറക്കുക = forget
തീരുമാനിക്കുക = decide
പഠിക്കുക = learn
ആഗ്രഹിക്കുക = want
സമ്മതിക്കുക = agree
മടിക്കുക = hesitate
`

/**
 * After the form of “having done”, these say how the act goes on and not what is done next: what they mean
 * there we do not know surely.
 */
export const followers: ReadonlySet<string> = new Set(
  'തുടങ്ങുക മറക്കുക ഇരിക്കുക നിൽക്കുക കിടക്കുക കളയുക വെക്കുക തരുക കൊടുക്കുക നോക്കുക പോകുക വരുക തീർക്കുക തീരുക എടുക്കുക കഴിയുക കാണിക്കുക കൊള്ളുക കൂടുക വിടുക ഇടുക പോരുക നടക്കുക ആകുക മാറുക മാറ്റുക ചെല്ലുക കയറുക വീഴുക നൽകുക'.split(
    ' ',
  ),
)

/** What is called or answered before a sentence. The rest of these words are not translated. */
export const callLines = `
അതെ = yes
ഉവ്വ് = yes
അല്ല = no
ശരി = all right
ഓക്കെ = okay
ഹലോ = hello
ഹായ് = hi
സോറി = sorry
താങ്ക്സ് = thanks
നന്ദി = thank you
അയ്യോ = oh no
ദൈവമേ = oh God
നമസ്കാരം = hello
പ്ലീസ് = please
ഓ = oh
ദാ = look
ദേ = look
അമ്മേ = Mother
ചേട്ടാ = brother
ചേച്ചീ = sister
`
