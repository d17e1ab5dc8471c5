/** Head nouns of bread, pastry and sweets by category; `noun-syntax.ts` says how they are written. */
export const bakeryNouns: Record<string, string> = {
  'brot-broetchen': `sandwich_hähnchen !brioche !tortilla_wraps kaisersemmel_salami toast_salami 10_milchbrötchen
    !krüstchen !bagels brot brote vollkornbrot schwarzbrot pumpernickel roggenbrot fladenbrot landbrot bauernbrot
    mischbrot mehrkornbrot eiweißbrot eiweissbrot eiweibbrot volkornbrot dosenbrot knoblauchbrot brötchen
    aufbackbrötchen kaiserbrötchen semmel semmeln krüstchen baguette baguettes kräuterbaguette ciabatta toast
    toastbrot toastbrötchen buttertoast sandwich_toast sandwichtoast toasties naan wraps wrap tortilla tortillas pita
    pide laugenbrezel laugenbrezeln laugenstange laugenstangen laugengebäck laugenbrötchen laugenecke hot_dog_brötchen
    hamburger_brötchen hamburgerbrötchen burger_buns buns bagel bagels !sandwich rosinenbrötchen milchbrötchen
    hefezopf brioche rosinenstuten stuten butterzopf focaccia rustipani sonnenkernbrot fitnessbrot ofenbrötchen
    steinofenbaguette pausenbrot partybrötchen roggenvollkorn pizzabrot zwiebelbaguette roggenmischbrot
    vollkornspezial malfabrot croissants croissant buttercroissant schokobrötchen schoko-croissant knüppel bierbrot
    röstbrot hefefladen`,
  'knaeckebrot-waffeln': `käse_knäckebrot knäcke_leinsamen !knäckebrot !knäcke !knäckebröd !filinchen !reiswaffeln
    !reiswaffel !mais-waffeln !mais_quinoa_waffeln !mais_amaranth_waffeln !maiswaffeln bäckerknäcke knäckebrot knäcke
    knäckebröd knusperbrot zwieback reiswaffel reiswaffeln maiswaffeln maiswaffel dinkelwaffeln filinchen crisprolls
    knusperscheiben vollkorn-knäcke leinsamen-knäcke linsenwaffeln kichererbsenwaffeln grillettas gallettas brotchips
    esspapier mais-waffeln reis-waffeln hirsewaffeln knusperwaffel_mais schnittchen delikatess-knäcke
    vollkorn-reiswaffeln waffelbrot knusper_brot sesamknäcke`,
  'kuchen-gebaeck': `fudge_cake chocolate_cake ~brownie lebkuchenmann lebkuchenstäbchen pfefferkuchentaler kuchenmeister_fond fond_de_tarte
    energy_cake protein_cake mini-kuchen soft_cake lebkuchenkonfekt stollenkonfekt kuchen torte stollen käsekuchen
    rührkuchen marmorkuchen zupfkuchen obstkuchen apfelkuchen zitronenkuchen kirschkuchen baumkuchen baumkuchenspitzen
    butterkuchen bienenstich strudel apfelstrudel ~gebäck hefegebäck plunder lebkuchen lebkuchenherzen elisenlebkuchen
    honigkuchen muffin muffins brownies donut donuts berliner donauwelle törtchen biskuit biskuitrolle windbeutel
    eclairs mohrenkopf butterstollen marzipanstollen mandelstollen streuselkuchen gugelhupf nussecken nussecke
    =schnecken nussschnecke zimtschnecken hefeschnecke printen kräuterprinten honig-saftprinten pfeffernüsse
    dominosteine zimtschnecke cake_pops fruchtschnitte_kuchen panettone tortenbrot lebkuchen-herzen nussstollen
    quarkstollen christstollen mohnstollen frucht-kuchen amerikaner krapfen plundergebäck kuchenriegel spitzkuchen
    magenbrot mandelhörnchen pfannkuchen_berliner waffelkuchen fruchtkuchen zuckerkuchen schokokuchen schoko_kuchen`,
  kekse: `~gebäck gebäckvariation gebäck-variation waffelbruch waffelbärchen waffelschnitte waffeleier keks'n
    kekspause spekulatiusberge !prinzen_rolle !pick_up waffelhörnchen karamellgebäck caramelgebäck hausgebäck
    zimtgebäck genießergebäck weizenfeingebäck süßgebäck frühstücks-kringel butter-mandel-florentiner cookix keks
    kekse cookies cookie butterkeks butterkekse haferkekse doppelkeks prinzenrolle prinzen_rolle plätzchen
    spritzgebäck spekulatius gewürzspekulatius waffeln waffel waffelröllchen waffelblättchen waffelblätter eiswaffeln
    herzwaffeln schokowaffel knusperwaffeln waffelmischung waffelmishung buttergebäck hafergebäck mürbegebäck
    mandelgebäck teegebäck gebäckmischung gebäckstangen schokokeks schokokekse zimtsterne vanillekipferl löffelbiskuit
    cantuccini amarettini russisch_brot !leibniz hobbits abc_russisch ohne_gleichen waffelbecher !hanuta !knoppers
    neapolitaner manner mini_butterkeks keks_mix shortbread haferflocken-kekse schoko-butterkeks heidesand makronen
    kokosmakronen bärentatzen schokoplätzchen gebäckspezialität gebäckspezialitäten gebächspezialitäten butter_cookies
    choco_leibniz pick_up doppelkekse waffelblatt biscuits biscuit café_musica vollkornkeks vollkornkekse dinkelkeks
    dinkelkekse kekszeit lotus florentiner hippenröllchen zitronenblättchen dinkel-doppelkeks schokoladenkekse
    eierplätzchen kringel baisers baiser butterspekulatius mandelspekulatius bahlsen hit_keks`,
  schokolade: `!riegelein riegelin marzipan_brot marzipan_brote marzipan_schwarzbrot marzipan_vollmilch_brot
    marzipan_knusperbrot alpenmilch ganznuss ~whisky_trüffel schokotäfelchen schokokissen schokoladenkränze
    schokoladenosterhasen pralinentaler !männersache !spezialitäten milch_schnitte schokobällchen choco_chips
    !lauenstein !hachez !vivani !rausch !feodora !moser_roth !heidel !zetti !merci !kinder_schokolade vollmilchmünzen
    eszet_schnitten couverture marzipan_ei pocket_coffee ~schokokaramell macarons schokosticks trüffelmischung
    !xucker_chocolate !hello scho-ka-kola ~schokolade vollmilchschokolade milchschokolade zartbitterschokolade
    edelbitterschokolade ~chocolat ~chocolate chocolates chocolats ~schoko tafelschokolade alpenvollmilchschokolade
    ~tafel praline pralinen pralines praliné pralinés pralinenmischung ~trüffel trüffeln konfekt confiserie
    schokoriegel schoko-riegel ~marzipan edelmarzipan marzipanbrot edelmarzipanbrot marzipankartoffeln marzipaneier
    marzipanfigur marzipantörtchen marzipanschweinchen marzipanperlen ~nougat schokolinsen schoko-linsen schokokugeln
    osterhase weihnachtsmann nikolaus adventskalender schokoladentäfelchen napolitains schokoküsse schokokuss
    !ritter_sport !milka !schogetten !toffifee kinder_schokolade !lindt !lindor hachez feodora sarotti halloren
    halloren_kugeln mon_chéri ferrero raffaello giotto rocher ~noir ~blanc ~vollmilch ~zartbitter ~edelbitter dragee
    ~dragees weinbrandbohnen edle_tropfen !niederegger trumpf moser_roth rausch yogurette !duplo schokobons
    schoko-bons schokowürfel schokoladen schokoeier schokoladeneier eierlikör-trüffel rumkugeln schichtnougat
    ~edelnougat knusperflakes_schoko zetti schokocrossies choco_crossies choclait_chips chocolate_bar vivani stella
    gepa_schokolade katzenzungen herzen_schokolade mandelsplitter schokofrüchte schokomandeln cœurs nussknacker =mars
    snickers twix bounty m&m's borkenschokolade baumkuchenspitzen_schoko schokotaler ~fondant mint_chips after_eight
    minztaler schokobananen nougaterie schokoherzen goldtaler krokanteier nougateier ostereier hohlfigur
    marzipan-kartoffeln schokotörtchen`,
  'bonbons-fruchtgummi': `!happy_cola saurer_zoo milchbären joghurt-igel fruitmania cherry-cola cherry_&_cola
    kers-cola bären_treff !bärenland !bären_garten !bärengarten fitnessbären kaugummifrüchte campino center_shock
    !wick !em-eukal saure_regenbogen salbei-honig !pulmoll flutschfinger cola-schnecken cola_schnecken !katjes
    !sour_cola barensiegel gletschereis !fruchtgummi fruchtgummis weingummi !lachgummi gummibärchen !goldbären !haribo
    !trolli katjes bonbon bonbons ~drops pastillen ~lakritz lakritzen lolly lollys lollies lutscher kaugummi kaugummis
    gummidrops fruchtgummi-bären fruchtsaft-bären cola_bottles salbeibonbons hustenbonbons hustenbonbon halsbonbons
    kräuterbonbons ~toffee toffees karamellbonbons karamell-bonbons maoam !nimm2 !nimm_2 mentos tic_tac marshmallows
    ~brausetabletten schaumzucker geleefrüchte gelee-früchte zuckerwatte ~brause ahoj türkischer_honig starmix
    hitschler hitschies !werther's !werthers sallos villosa fruchtkaramellen kaubonbon kaubonbons softbonbon
    kaudragees fritt hitschies_cola apfelringe_sauer apfelringe_gummi pulmoll em-eukal wick_blau cola_taler
    cola-bottles gummies ~traubenzucker traubenzuckerlollys dextro_energen smoothie_gummies fisherman's
    eukalyptus_bonbons schnuller saure_zungen schaumküsse lutschbonbons kräuter-bonbons traubenzucker-lollys
    zuckerstangen weichkaramellen hustelinchen joghurt-gums fruchtkissen minzbonbons !gummi eukalyptusbonbons salmiak
    salmiakpastillen`,
  riegel: `choc_bar !insektenriegel frucht_bar riegelmahlzeit !power_bar rohkostriegel chocolate_bar_protein
    wheychocolatebar !proteinriegel !protein_riegel !eiweißriegel protein_block frucht-schnitte !müsli_riegel !riegel
    !müsliriegel !müsli-riegel fruchtriegel nussriegel proteinriegel eiweißriegel energieriegel getreideriegel
    sesamriegel sesam-riegel !corny !fruchtschnitte ~=bar !protein_bar power_bar !powerbar energy_bar fitnessriegel
    fruchtschnitten kokosriegel snack-riegel cerealienriegel nuss-riegel schnitte-frucht paleo_riegel
    fruchtschnitte_dattel crunch_bar knusperriegel`,
  'salzige-snacks': `dinkelsticks käse_snack vollkorn_snack kürbiskern_snack grissini !pommels ~erdnüsse !grillido brezelkinder
    tortilla-röllchen !lay's !saltletts !crunchips !funny_frisch chip !chipsfrisch makkaroni-chips !reiscracker
    !snackbox mais_geröstet gerösteter_mais !salzstangen !crackers !clever_snack knuspersnack brezel_longsticks
    longsticks gebackene_chips !gemüsechips !kesselchips salzbrezeln !chips kartoffelchips kesselchips tortillachips
    tortilla_chips gemüsechips linsenchips chipsletten pommbären pom-bär !flips erdnussflips erdnuss-flips
    erdnuß_flips !cracker salzstangen salzgebäck ~sticks brezeln brezel ~snack snacks !popcorn nic_nac's nic_nacs
    stackers chipsfrisch erdnußlocken erdnusslocken crunchips kartoffelsticks knabbergebäck knabbermischung
    knabberbrezel laugenbrezeln_knusper knusperbrezel salzbrezel saltletts nachos taralli partymix käsegebäck
    knabberspezialität crackers reiscracker reis-cracker pringles monster_munch funny-frisch knabber-mix kroepoek
    krupuk veggie_chips ofenchips salz-stangen erdnussmix_würzig wasabi_erdnüsse wasabi-erdnüsse
    dinkel-knabber-spezialität käsestangen knabberstangen knabberkerne sesamstangen brezelchen minibrezeln
    chips_saveur chipse kräcker`,
}
