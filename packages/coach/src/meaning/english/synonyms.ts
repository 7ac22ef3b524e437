/**
 * A group a line: whoever says one of these may have meant another. A word may be in several; its neighbours
 * are then not each other's.
 */
export const synonyms = `
mother mum mom mommy mummy amma
father dad daddy achan acha
grandmother grandma granny ammumma ammoomma muthassi
grandfather grandpa grandad granddad appooppan muthachan
brother chettan chetta
sister chechi
uncle ammavan
aunt auntie aunty ammayi
relative relation kin family
guest visitor
big large great huge
small little tiny
few little some several bit
house home
want need require wish
like favourite
like love enjoy fond liking
speak talk chat chatter
begin start
see watch look check
search seek
hear listen
come arrive reach get attend
go leave travel visit get
leave depart
go depart
late delay
buy purchase
shop store
film movie cinema
food meal
tasty delicious yummy
beautiful pretty lovely nice
nice good fine great
happy glad joy happiness
sad sadness sorrow sorry
angry anger
afraid fear scared frighten scary
pain hurt ache sore
bad terrible awful
severe strong heavy
stomach belly tummy
very much lot many heavy strong hard really
very really quite great
difficult hard tough
easy simple
quick fast soon early
immediately now soon
road street path way
child kid
bicycle bike cycle
motorbike bike motorcycle
veranda verandah porch
aboard board climb
switchon on
switchoff off
phone telephone mobile call ring
clothes dress clothing
frock dress
ill sick unwell
illness sickness disease ailment
tired tiredness exhausted
medicine tablet pill
get receive
say tell
say speak
make prepare cook bake
ripe ripen
queue line
eat have
drink have
all every each whole everyone everybody
completely all total entire full whole
near nearby close
below under underneath beneath
city town
rice meal
glass cup
glasses spectacles specs
price cost rate
expensive costly
holiday leave vacation
journey trip travel
class lesson
class grade standard
learn study
exam test
understand know
living live stay reside
job work
salary pay wage
money cash
friend companion pal
person man woman people
lady woman
someone somebody
tonight night
morning today
afternoon today
evening today
day daily
noon afternoon midday
until till
until yet still
usually normally generally
river stream
current flow
sea ocean
beach shore seaside seashore
forest jungle
wet soak drench
field land yard plot
hot heat warm
cold cool
sun sunshine sunlight
wind breeze
mist fog
weather climate
clean wash
picture photo photograph
finish end over complete
repair fix mend
wake rise
also too
maybe perhaps
okay ok
enough sufficient ok okay fine
right correct
mistake error
after when
after over
ruin spoil
flower blossom bloom
sew stitch
catch get
take bring carry
take board catch ride
return back
return come
sit perch
put keep place
put add
pick pluck
cut chop slice
shut close block
fall drop
cry weep
quarrel fight argue
win victory
crowd crowded
hurry rush
hunger hungry
nobody anyone
anything nothing
clever smart intelligent
what which
kind type sort variety
thing item
present gift
noise sound
smell scent fragrance
light lamp
fire flame
reduce lower
turn move
manure fertilizer fertiliser
plant tree
marriage wedding
game match
hotel restaurant
plane flight aeroplane airplane
taxi cab
bathroom toilet washroom
fridge refrigerator
mixer mixie grinder
tv television
cap hat
dish plate vessel
sandal slipper chappal
sari saree
mundu dhoti
shirt top
trousers pants
kilo kilogram kg
feast sadya sadhya
parotta porotta
dosa dosai
idli idly
biryani biriyani
sambar sambhar
pappadam papadam papad
tea chai
curd yogurt yoghurt
banana plantain
jackfruit jack
tapioca cassava
okra ladyfinger
aubergine brinjal eggplant
chilli chili chile
prawn shrimp
firecracker firework cracker
football soccer
lift elevator
pigeon dove
drumming drum melam
thiruvananthapuram trivandrum
kollam quilon
alappuzha alleppey
kochi cochin
thrissur trichur
palakkad palghat
kozhikode calicut
kannur cannanore
`
