/**
 * A noun and a verb that say one thing together, for the noun right before the verb. The second part is the
 * verb's line.
 */
export const idiomLines = `
മഴ പെയ്യുക = rain; weather
മഞ്ഞ് പെയ്യുക = snow; weather
മഴ ചാറുക = drizzle; weather
ഇടി വെട്ടുക = thunder; weather
മഴ തോരുക = stop raining; weather
മഴ നിൽക്കുക = stop raining; weather
മഴ മാറുക = stop raining; weather
മുട്ട ഇടുക = lay an egg
ഫോൺ എടുക്കുക = answer the phone
ഫോൺ വിളിക്കുക = phone; object
പടം വരയ്ക്കുക = draw a picture
പടം എടുക്കുക = take a picture
ബസ് പിടിക്കുക = catch a bus
ബസ് കയറുക = get on the bus
ഒച്ച വെക്കുക = make a noise
ബഹളം വെക്കുക = make a noise
ഉമ്മ കൊടുക്കുക = kiss; dat=-
പേര് ഇടുക = name; dat=-
വഴക്ക് കൂടുക = quarrel; soc=with
വഴക്ക് ഉണ്ടാക്കുക = pick a quarrel; soc=with
കള്ളം പറയുക = tell lies; soc=to
നുണ പറയുക = tell lies; soc=to
സത്യം പറയുക = tell the truth; soc=to
മലയാളം പറയുക = speak; object soc=to keep
ഇംഗ്ലീഷ് പറയുക = speak; object soc=to keep
ഹിന്ദി പറയുക = speak; object soc=to keep
തമിഴ് പറയുക = speak; object soc=to keep
കഥ പറയുക = tell; it soc=- dat=- keep
തമാശ പറയുക = tell jokes; soc=to
നന്ദി പറയുക = say thanks; soc=to
കാര്യം പറയുക = no
വെള്ളം ഒഴിക്കുക = pour water; dat=for
പല്ല് തേക്കുക = brush … teeth; own
മുഖം കഴുകുക = wash … face; own
കൈ കഴുകുക = wash … hands; own
മുടി ചീകുക = comb … hair; own
മുടി വെട്ടുക = cut … hair; own
മുടി കെട്ടുക = tie … hair; own
കാൽ കഴുകുക = wash … feet; own
കണ്ണ് അടയ്ക്കുക = close … eyes; own
കണ്ണ് തുറക്കുക = open … eyes; own
വായ തുറക്കുക = open … mouth; own
ജോലി ചെയ്യുക = work; state
പണി എടുക്കുക = work
പണി ചെയ്യുക = work
സഹായം ചെയ്യുക = help; dat=-
പാത്രം കഴുകുക = wash the dishes
തുണി അലക്കുക = wash the clothes
തുണി കഴുകുക = wash the clothes
ലൈറ്റ് ഇടുക = switch the light on
ഫാൻ ഇടുക = switch the fan on
ടിവി കാണുക = watch TV
ടിവി വെക്കുക = switch the TV on
സിനിമ കാണുക = see a film
കളി കാണുക = watch the game
പാട്ട് കേൾക്കുക = listen to songs
റേഡിയോ കേൾക്കുക = listen to the radio
പരീക്ഷ എഴുതുക = sit an exam
സമയം കളയുക = waste time
പണം ചെലവാക്കുക = spend money
ഉറക്കം വരുക = be sleepy; felt
ദേഷ്യം വരുക = get angry; felt
പനി വരുക = get a fever; felt
പനി പിടിക്കുക = get a fever; felt
സങ്കടം വരുക = feel sad; felt
വാശി പിടിക്കുക = be stubborn
ചിരി വരുക = want to laugh; felt
കരച്ചിൽ വരുക = want to cry; felt
പേടി തോന്നുക = feel afraid; felt
സങ്കടം തോന്നുക = feel sad; felt
സന്തോഷം തോന്നുക = feel happy; felt
വിഷമം തോന്നുക = feel sad; felt
നാണം തോന്നുക = feel shy; felt
സന്തോഷം ആകുക = be glad; felt
സങ്കടം ആകുക = be sad; felt
വിഷമം ആകുക = be sad; felt
ഇഷ്ടം ആകുക = like; it felt
വയസ്സ് ആകുക = no
മതി ആകുക = no
കല്യാണം കഴിക്കുക = marry; object
കല്യാണം കഴിയുക = get married
സമയം കിട്ടുക = have time; felt
ജോലി കിട്ടുക = get a job; felt
ജോലി കഴിയുക = finish work
തല വേദനിക്കുക = no
കൂട് കൂട്ടുക = build a nest
ചായ വെക്കുക = make tea
ചായ ഇടുക = make tea
ചോറ് ഉണ്ണുക = have a meal
ഊണ് കഴിക്കുക = have lunch
സദ്യ കഴിക്കുക = eat the feast
ചായ കഴിക്കുക = have tea
മരുന്ന് കഴിക്കുക = take; it keep
ഗുളിക കഴിക്കുക = take; it keep
കാപ്പി കഴിക്കുക = have coffee
സൈക്കിൾ ഓടിക്കുക = ride a bicycle
ബൈക്ക് ഓടിക്കുക = ride a motorbike
സ്കൂട്ടർ ഓടിക്കുക = ride a scooter
ബില്ല് അടയ്ക്കുക = pay the bill
ഫീസ് അടയ്ക്കുക = pay the fee
പണം അടയ്ക്കുക = pay the money
ടിക്കറ്റ് എടുക്കുക = buy a ticket
അവധി എടുക്കുക = take leave
ലീവ് എടുക്കുക = take leave
ശ്വാസം എടുക്കുക = breathe
കുട ചൂടുക = hold up an umbrella
കുട പിടിക്കുക = hold an umbrella
തീ കത്തിക്കുക = light a fire
തീ പിടിക്കുക = catch fire; thing
ഗോൾ അടിക്കുക = score a goal
വിസിൽ അടിക്കുക = whistle
മണി അടിക്കുക = ring the bell
ഫോൺ അടിക്കുക = ring; thing keep
കാറ്റ് അടിക്കുക = no
പെയിന്റ് അടിക്കുക = paint
പെട്രോൾ അടിക്കുക = fill petrol
പാഠം പഠിക്കുക = study the lesson
വഴി ചോദിക്കുക = ask the way; soc=-
വഴി തെറ്റുക = lose … way; own felt
വില കൂടുക = no
വില ചോദിക്കുക = ask the price; soc=-
കറന്റ് പോകുക = go off; thing keep
നെറ്റ് പോകുക = go off; thing keep
കറന്റ് വരുക = come back on; thing keep
മഴ നനയുക = get wet in the rain
വർത്തമാനം പറയുക = chat; soc=with
പടക്കം പൊട്ടിക്കുക = set off firecrackers
കണ്ണ് നിറയുക = no
വയറ് നിറയുക = no
സമയം പോകുക = get late; weather
നേരം പോകുക = get late; weather
സമയം ആകുക = no
നേരം ആകുക = no
നേരം വെളുക്കുക = dawn; weather
പടി കയറുക = climb the steps
നേരം വൈകുക = get late; weather
നേരം ഇരുട്ടുക = get dark; weather
സന്തോഷം വരുക = be happy; felt
പനി ആകുക = no
മുറ്റം അടിക്കുക = sweep the yard
പേര് പറയുക = say … name; own
പൂക്കളം ഇടുക = make a flower carpet
ലൈറ്റ് ഓഫാക്കുക = switch the light off
മഴ വരുക = come; thing keep
ഫോൺ വരുക = ring; thing keep
സ്വപ്നം കാണുക = have; it keep
സ്കൂൾ വിടുക = no
ഊഞ്ഞാൽ ആടുക = swing
പാട്ട് പഠിക്കുക = learn singing
കടം വാങ്ങുക = no
മാപ്പ് ചോദിക്കുക = ask forgiveness; soc=-
വിളക്ക് വെക്കുക = light a lamp
ചായ ഉണ്ടാക്കുക = make tea; dat=for
പന്ത് കളിക്കുക = play ball
പാർക്ക് ചെയ്യുക = park
നൃത്തം ചെയ്യുക = dance
ടൈപ്പിങ് ചെയ്യുക = type
ശരി ആകുക = be all right; thing
റെഡി ആകുക = get ready
കല്യാണം ആകുക = no
പ്രാർത്ഥന ചെയ്യുക = pray
`
