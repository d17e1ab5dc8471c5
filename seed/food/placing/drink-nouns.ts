/** Head nouns of drinks, coffee, tea and sugar by category; `noun-syntax.ts` says how they are written. */
export const drinkNouns: Record<string, string> = {
  wasser: `~wasser mineralwasser sprudel quellwasser heilwasser tafelwasser gerolsteiner_medium medium_mineralwasser
    kokoswasser ~naturell rosbacher apollinaris adelholzener_classic mineralquelle selters`,
  'limonade-cola': `mirinda jive cola_+ ~kola vita !fritz_kola ~cola limonade limo bitter_lemon tonic tonic_water
    ginger_ale ginger_beer brause_getränk fassbrause schwip_schwap pepsi sinalco afri fanta sprite !bionade vita_cola
    cola-mix cola_mix spezi erfrischungsgetränk mezzo_mix fritz-kola kola mixery limonaden orangenlimonade
    zitronenlimonade kola-kaffee-limonade wild_berry lift orangeade fritz-limo schweppes die_limo kräuterlimonade
    ginger_life`,
  'saft-nektar': `mildes_frühstück mildes-frühstück kiba granini_banane saftwerk !hohes_c saft säfte direktsaft nektar
    !smoothie smoothies muttersaft apfelsaft orangensaft fruchtsaft gemüsesaft mehrfruchtsaft multivitaminsaft hohes_c
    multivitamin fruchtsaftgetränk fruchtnektar zitronensaft limettensaft directsaft direktsadt saftgetränk
    muttersäfte ingwer_shot ingwershot granini_trinkgenuss frühstücksnektar valensina orangensaftkonzentrat
    apfelsaftkonzentrat fruchttiger capri-sonne capri-sun multifrucht fruchtgetränk frucht-getränk punica rotbäckchen
    sauerkrautsaft birkensaft`,
  'schorle-eistee': `schorle apfelschorle apfelsaftschorle fruchtschorle !eistee ice_tea icetea club-mate club_mate
    mate-cola mio_mio_mate fritz-mate fritz-spritz durstlöscher iced_tea teegetränk mate_mate kombucha near_water`,
  'energy-sport': `energy energydrink energy_drink energy-drink sportgetränk isotonic iso_drink isodrink !powerade
    gatorade red_bull isostar isotonisches_sportgetränk monster_energy guarana_energy vitaminwasser isotonisch`,
  sirup: `sirup holunderblütensirup fruchtsirup getränkesirup !monin sirop syrup himbeersirup cassissirup cassisirup
    waldmeistersirup grenadine holunder_blüten_sirup getränkekonzentrat mischsirup`,
  bier: `hofbräu löwenbräu edelbräu biere bier pils pilsener pilsner weißbier weissbier hefeweißbier hefeweissbier
    hefeweizen kölsch helles märzen kellerbier radler naturradler export altbier alt_bier schwarzbier bockbier
    doppelbock weizenbier weizen_hell urbock zwickl lagerbier lager ~weissen landbier pilsener_urtyp biermischgetränk
    desperados ipa pale_ale festbier dunkel_bier berliner_weisse starkbier rauchbier edelhell beck's zwickel
    hefe-weißbier cola_&_beer oettinger_export kristallweizen steinbier`,
  'bier-alkoholfrei': `malz hofbräu_alkoholfrei !müller's_malz malzbier malztrunk malzgetränk alkoholfreies_bier
    alkoholfreies_weissbier alkoholfreies_weißbier vitamalz karamalz weißbier_alkoholfrei weissbier_alkoholfrei
    pils_alkoholfrei radler_alkoholfrei hefeweizen_alkoholfrei weizen_alkoholfrei hefeweißbier_alkoholfrei`,
  wein: `wein ~rotwein weißwein weisswein spätburgunder dornfelder riesling müller-thurgau chardonnay merlot cabernet
    sauvignon grauburgunder weißburgunder silvaner glühwein liebfrauenmilch rosé_wein weißherbst portugieser lemberger
    trollinger bacchus kerner apfelwein cidre fruchtwein obstwein sangria birnenwein federweisser federweißer
    apfel-glühwein fruchtglühwein`,
  'sekt-schaumwein': `sekt prosecco secco champagner schaumwein perlwein crémant hugo aperitivo_spritz spumante cava`,
  spirituosen: `~likör ~whisky ~whiskey wodka vodka =gin ~=rum weinbrand =korn doppelkorn kräuterlikör ~eierlikör
    eierliqueur jägermeister schnaps obstler obstbrand aquavit ouzo tequila ~cognac grappa brandy kirschwasser
    williams-christ-brand cachaca absinth magenbitter pfefferminzlikör sahnelikör strohrum kümmerling cocktail_alkohol
    rum-verschnitt underberg pina_colada`,
  'kaffee-bohne': `ganze_bohnen kaffee_bohnen espresso_bohnen jacobs_krönung krönung café_crema ~kaffee kaffe
    ~espresso kaffeebohnen röstkaffee filterkaffee kaffeepads kaffeekapseln pads_kaffee kaffee_pads jacobs dallmayr
    tchibo melitta lavazza lungo caffè_crema caffe_crema ~=crema coffee prodomo espressobohnen bio-kaffee senseo
    kaffee-kapseln mokka`,
  'kaffee-instant': `~eiskaffee_typ landmilch_kaffee kaffee_drink instantkaffee instant_kaffee instant-kaffee
    löslicher_kaffee löslicher_bohnenkaffee eiskaffee ~cappuccino latte_macchiato ~macchiato chai_latte kaffeegetränk
    kaffeegetränke nescafé nescafe getreidekaffee malzkaffee caro landkaffee lupinenkaffee dinkelkaffee caffe_latte
    caffè_latte caffè_freddo caffe_freddo cappuccino-sticks milchkaffee wiener_melange kaffeespezialität krüger_family
    ~latte`,
  tee: `tee tee-adventskalender teemischung teebeutel rooibos rooibusch roibusch kräutertee früchtetee grüntee schwarztee kamillentee
    pfefferminztee gewürztee ~mate mate_tee !teekanne earl_grey darjeeling assam ceylon-assam yogi_tea teatox ~chai
    früchtetee-mischung ostfriesentee !meßmer milford ~kamille ~pfefferminze ~tea fencheltee matcha_tee
    kräuterteemischung lapacho magentee schlaftee fastentee wellnesstee erkältungstee heißer_apfel hustentee
    heumischung_tee wintertee`,
  kakao: `trink_fix milchmixer ~kakao ~cacao trinkschokolade kakaopulver kaba nesquik trinkkakao heiße_schokolade
    kakaogetränk ovomaltine kakaohaltiges_getränkepulver edelkakao heisse_schokolade backkakaopulver trink-schokolade
    getränkepulver schokotrunk kakao_pulver`,
  'zucker-suesse': `apfel_süße zuckersticks zucker_sticks vanillezucker süße_tabletten süßetabletten vanille_zucker
    vanillin_zucker ~zucker gelierzucker puderzucker rohrzucker kandis kandisfarin rohrohrzucker vollrohrzucker
    hagelzucker würfelzucker kokosblütenzucker süßstoff süssstoff streusüße flüssigsüße flüssige_süße süßesticks
    stevia_tabs ~stevia xylit xylitol erythrit birkenzucker ahornsirup ahorn-sirup ahorn_sirup agavensirup
    agaven_sirup agave_sirup agavendicksaft agaven-dicksaft agaven_dicksaft apfeldicksaft apfel-dicksaft dicksaft
    reissirup dattelsirup kokosblütensirup fruchtzucker milchzucker getreidezucker streusüsse melasse apfelsüße`,
  pflanzendrinks: `~drink haferdrink hafermilch sojadrink soja_drink soja-drink sojamilch soya_drink mandeldrink
    mandelmilch reisdrink reismilch kokosdrink dinkeldrink hafer_drink hafer-drink mandel_drink mandel-drink
    reis_drink reis-drink dinkel_drink cashewdrink hanfdrink hirsedrink haselnussdrink pflanzendrink reis-kokos_drink
    dinkel-drink kokos-drink soja_vanille soja_drink_vanille soja-reis-drink cashew-drink`,
  '': `!animonda !schlemmertöpfchen_forelle kochsalzlösung !wick_blau freche_freunde quetschies !erdbär !deit hundekuchen !doppelherz
    !grau_schlemmertöpfchen katzenfutter hundefutter hundesnack shampoo duschgel zahnpasta !zahnpflegekaugummi zahncreme tabletten !kapseln dragees_vitamin
    brausetabletten_vitamin vitamintabletten nahrungsergänzung nahrungsergänzungsmittel !lutschtabletten vapoplus säuglingsnahrung folgemilch kindermilch
    katzenstreu handcreme seife kapsel nachfüllpack_spül magnesium calcium_d zink vitamin_c vitamin_d windeln pflaster creatin kreatin aminosäuren
    ölziehkur nahrungsergaenzung heilerde`,
}
