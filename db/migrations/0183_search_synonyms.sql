-- additive
-- Names of one thing, by which the search finds it (api/search/words/synonyms.ts); operators change them.
create table search_synonym (
  id integer generated always as identity primary key,
  names text[] not null check (cardinality(names) between 2 and 20)
);
-- Processes read them with stores and categories.
create trigger shelf_change after insert or update or delete on search_synonym
  for each statement execute function note_changed_frame();
insert into search_synonym (names)
select string_to_array(trim(both E' \n' from line), '|') from unnest(string_to_array($$
Klopapier|Toilettenpapier|WC-Papier|toilet paper|toilet roll|loo roll; Küchenrolle|Haushaltsrolle|Küchenpapier|kitchen roll|paper towel;
Müllbeutel|Müllsack|Abfallbeutel|Abfallsack|garbage bag|trash bag|bin liner|refuse sack;
Mülleimer|Abfalleimer|Abfallbehälter|Papierkorb|waste bin|trash can; Strohhalm|Trinkhalm|drinking straw|straw;
Rührstäbchen|Rührer|Kaffeerührer|Holzrührstäbchen|stirrer|stir stick; Haferdrink|Hafermilch|oat drink|oat milk;
Sojadrink|Sojamilch|soy drink|soy milk|soya drink; Mandeldrink|Mandelmilch|almond drink|almond milk; Reisdrink|Reismilch|rice drink|rice milk;
Kokosdrink|Kokosnussdrink|coconut drink; Pflanzendrink|Pflanzenmilch|plant drink|plant milk; Brötchen|Semmel|Schrippe|Weckle|Rundstück|bread roll;
Pommes|Pommes frites|Fritten|french fries|fries; Sprudel|Mineralwasser|Tafelwasser|sparkling water|mineral water; Limo|Limonade|soft drink|lemonade;
Cola|Colalimonade; Saftschorle|Fruchtsaftschorle|Schorle|spritzer; Apfelschorle|Apfelsaftschorle; Fleischkäse|Leberkäse;
Frikadelle|Bulette|Fleischpflanzerl|Fleischküchle|meatball; Hackfleisch|Gehacktes|Mett|mince|minced meat; Kartoffel|Erdapfel|potato;
Kartoffelpuffer|Reibekuchen|Reiberdatschi; Kartoffelbrei|Kartoffelpüree|Stampfkartoffel|mashed potato; Knödel|Kloß|Klöße|dumpling;
Tomate|Paradeiser|tomato; Aubergine|Melanzani|eggplant; Zucchini|courgette; Paprika|Peperoni|bell pepper; Mais|corn|sweetcorn;
Möhre|Karotte|Mohrrübe|gelbe Rübe|carrot; Blumenkohl|Karfiol|cauliflower; Rosenkohl|Kohlsprossen|brussels sprouts;
Rotkohl|Blaukraut|Rotkraut|red cabbage; Sauerkraut|Sauerkohl; Grüne Bohnen|Fisolen|Prinzessbohnen|green beans;
Feldsalat|Rapunzel|Vogerlsalat|lamb''s lettuce; Pilz|Schwammerl|mushroom; Champignon|button mushroom; Pfifferling|Eierschwammerl|chanterelle;
Meerrettich|Kren|horseradish; Quark|Topfen|curd; Sahne|Rahm|Obers|cream; Schlagsahne|Schlagrahm|Schlagobers|whipping cream;
Saure Sahne|Sauerrahm|sour cream; Schmand|crème fraîche|creme fraiche; Joghurt|Jogurt|yoghurt|yogurt; Butterschmalz|Ghee|clarified butter; Käse|cheese;
Frischkäse|cream cheese; Reibekäse|geriebener Käse|Streukäse|grated cheese; Hartkäse|Parmesan|Grana Padano; Marmelade|Konfitüre|Fruchtaufstrich|jam;
Nussnougatcreme|Nuss-Nougat-Creme|Nutella|Schokocreme|hazelnut spread; Erdnussbutter|Erdnusscreme|Erdnussmus|peanut butter;
Pfannkuchen|Eierkuchen|Palatschinken|pancake; Berliner|Krapfen|Pfannkuchen Berliner|doughnut|donut; Keks|Plätzchen|Gebäck|cookie|biscuit;
Zwieback|rusk; Müsli|cereal|muesli; Cornflakes|Maisflocken; Haferflocken|Kölln flocken|oats|rolled oats; Knäckebrot|crispbread;
Toastbrot|Sandwichbrot|Toast; Croissant|Hörnchen|Buttercroissant; Brezel|Breze|Brezn|Laugenbrezel|pretzel; Bonbon|Zuckerl|sweets|candy;
Fruchtgummi|Gummibärchen|Weingummi|gummy bears|wine gum; Lutscher|Lolli|lollipop; Eis|Speiseeis|Eiscreme|ice cream; Chips|Kartoffelchips|crisps;
Salzstangen|Laugenstangen|pretzel sticks; Erdnuss|peanut; Walnuss|walnut; Haselnuss|hazelnut; Mandel|almond; Cashew|Cashewkern|cashew nut;
Rosine|Sultanine|raisin; Sultaninen|Weinbeeren; Pflaume|Zwetschge|Zwetschke|plum; Aprikose|Marille|apricot; Johannisbeere|Ribisel|currant;
Heidelbeere|Blaubeere|blueberry; Himbeere|raspberry; Erdbeere|strawberry; Brombeere|blackberry; Kirsche|cherry;
Apfelmus|Apfelmark|apple sauce|apple puree; Apfelsaft|apple juice; Orangensaft|O-Saft|orange juice; Traubensaft|grape juice; Tomatensaft|tomato juice;
Eistee|ice tea|iced tea; Energydrink|Energiegetränk|energy drink; Wasser|water;
Kaffeebohnen|Bohnenkaffee|Kaffee Bohnen|ganze Bohnen|coffee beans|whole beans;
Filterkaffee|gemahlener Kaffee|Kaffee gemahlen|ground coffee|filter coffee; Instantkaffee|löslicher Kaffee|Löskaffee|instant coffee;
Kaffeepads|Pads|coffee pods; Kaffeekapseln|Kapseln|coffee capsules; Kakao|Kakaopulver|Trinkschokolade|cocoa|hot chocolate;
Kaffeesahne|Kaffeeweißer|Kondensmilch|Kaffeemilch|coffee creamer|condensed milk; Schwarztee|schwarzer Tee|black tea; Grüntee|grüner Tee|green tea;
Kräutertee|herbal tea; Früchtetee|fruit tea; Pfefferminztee|Minztee|peppermint tea; Kamillentee|Kamille|camomile tea|chamomile tea;
Süßstoff|Sacharin|sweetener; Rohrzucker|brauner Zucker|cane sugar|brown sugar; Puderzucker|Staubzucker|icing sugar|powdered sugar;
Würfelzucker|Zuckerwürfel|sugar cubes; Zuckersticks|Zuckertütchen|sugar sachets; Vanillezucker|Vanillinzucker|vanilla sugar; Mehl|flour;
Grieß|semolina; Stärke|Speisestärke|Maisstärke|starch; Paniermehl|Semmelbrösel|breadcrumbs; Backpulver|baking powder; Hefe|Germ|yeast;
Nudeln|Pasta|Teigwaren|noodles; Spätzle|Spatzen|Knöpfle; Lasagne|Lasagneplatten; Reis|rice; Linsen|lentils; Kichererbsen|chickpeas|garbanzo;
Bohnen|beans; Erbsen|peas; Sonnenblumenöl|sunflower oil; Rapsöl|rapeseed oil|canola oil; Olivenöl|olive oil; Frittieröl|Frittierfett|Bratöl|frying oil;
Essig|vinegar; Balsamico|Balsamessig|balsamic vinegar; Senf|Mostrich|mustard; Ketchup|Tomatenketchup; Mayonnaise|Mayo|Majo; Remoulade|tartar sauce;
Soße|Sauce|Tunke; Tomatenmark|tomato paste; Passierte Tomaten|Passata|strained tomatoes;
Dosentomaten|geschälte Tomaten|stückige Tomaten|canned tomatoes; Brühe|Bouillon|broth|stock; Suppe|soup;
Gewürzgurke|Essiggurke|Cornichon|saure Gurke|gherkin|pickle; Pfeffer|pepper; Salz|Speisesalz|salt; Petersilie|Peterle|parsley; Wurst|sausage;
Würstchen|Wiener|Frankfurter|Saitenwürste; Bratwurst|Rostbratwurst|grilled sausage; Schinken|ham; Speck|Bacon;
Hähnchen|Hühnchen|Huhn|Broiler|Hendl|Poulet|chicken; Pute|Truthahn|turkey; Rindfleisch|Rind|beef; Schweinefleisch|Schwein|pork;
Thunfisch|Tunfisch|tuna; Lachs|salmon; Hering|Matjes|herring; Garnele|Shrimp|Krabbe|prawn; Fischstäbchen|fish fingers; Räuchertofu|Tofu;
Fleischersatz|Veggie|meat substitute; Ei|egg; Honig|honey; Sirup|syrup; Bier|beer; Alkoholfreies Bier|Bier alkoholfrei|non-alcoholic beer;
Weizenbier|Weißbier|Hefeweizen|wheat beer; Radler|Alsterwasser|shandy; Sekt|Schaumwein|Prosecco|sparkling wine; Rotwein|red wine; Weißwein|white wine;
Tasse|cup; Becher|Pott|mug; Kaffeebecher|Coffee-to-go-Becher|Pappbecher|To-go-Becher|paper cup; Mehrwegbecher|Pfandbecher|reusable cup;
Becherdeckel|Deckel für Becher|cup lid; Untertasse|Untersetzer|saucer; Glas|glass; Weinglas|Weinkelch|wine glass;
Sektglas|Sektflöte|Champagnerglas|champagne flute; Bierglas|Pint|Bierseidel|beer glass; Wasserglas|Tumbler|water glass;
Latte-Macchiato-Glas|Latteglas|latte glass; Schnapsglas|Shotglas|Stamperl|shot glass; Teller|plate; Suppenteller|tiefer Teller|soup plate;
Schüssel|Schale|bowl; Auflaufform|Backform|baking dish; Messer|knife; Gabel|fork; Löffel|spoon; Teelöffel|Kaffeelöffel|teaspoon;
Esslöffel|Suppenlöffel|tablespoon; Besteck|cutlery|flatware; Kochmesser|Küchenmesser|chef''s knife;
Schneidebrett|Brettchen|Schneidbrett|cutting board|chopping board; Topf|Kochtopf|pot|saucepan; Pfanne|Bratpfanne|frying pan;
Schöpfkelle|Suppenkelle|Schöpflöffel|ladle; Schneebesen|Rührbesen|whisk; Pfannenwender|Bratenwender|turner|spatula;
Zange|Greifzange|Servierzange|tongs; Sieb|Seiher|strainer|colander; GN-Behälter|Gastronormbehälter|GN-Schale|gastronorm container;
Tablett|Servierbrett|tray; Kanne|Kaffeekanne|pot; Thermoskanne|Isolierkanne|thermos jug|insulated jug; Karaffe|Krug|carafe|jug;
Salzstreuer|Pfefferstreuer|salt shaker; Serviette|Mundtuch|napkin; Tischdecke|Tischtuch|tablecloth; Tischläufer|Tischband|table runner;
Teelicht|Kerze|tea light|candle; Alufolie|Aluminiumfolie|tin foil|aluminium foil; Frischhaltefolie|Klarsichtfolie|cling film;
Backpapier|baking paper|parchment; Pizzakarton|Pizzabox|pizza box; Menübox|Lunchbox|Essensbox|lunch box; Burgerbox|Hamburgerbox|burger box;
Papiertüte|Tragetasche|Papiertragetasche|paper bag|paper carrier; Bodenbeutel|Brötchentüte|Bäckertüte|bread bag; Handschuh|glove;
Einmalhandschuh|Untersuchungshandschuh|disposable glove; Haarnetz|Haube|hair net;
Schürze|Kochschürze|apron; Kochjacke|chef jacket; Spüli|Spülmittel|Geschirrspülmittel|washing-up liquid|dish soap;
Spülmaschinentabs|Geschirrspültabs|Spültabs|dishwasher tablets; Spülmaschinensalz|Regeneriersalz|dishwasher salt; Klarspüler|rinse aid;
Allzweckreiniger|Universalreiniger|Allesreiniger|all-purpose cleaner; Glasreiniger|Fensterreiniger|glass cleaner;
Bodenreiniger|Wischpflege|floor cleaner; WC-Reiniger|Toilettenreiniger|toilet cleaner; Entkalker|Kalklöser|descaler;
Desinfektionsmittel|Flächendesinfektion|disinfectant; Händedesinfektion|hand sanitiser; Seife|Handseife|Flüssigseife|soap;
Waschmittel|Vollwaschmittel|detergent|washing powder; Weichspüler|fabric softener; Papierhandtuch|Falthandtuch|Handtuchpapier|paper hand towel;
Wischmopp|Mopp|Wischbezug|mop; Besen|Kehrbesen|broom; Putzlappen|Wischtuch|Mikrofasertuch|cleaning cloth; Schwamm|Topfschwamm|Spülschwamm|sponge;
Handtuch|Duschtuch|towel; Badetuch|Saunatuch|bath towel; Bettwäsche|Bettbezug|bed linen|duvet cover; Spannbettlaken|Spannbetttuch|fitted sheet;
Kopfkissen|Kissen|pillow; Bademantel|bathrobe; Hausschuhe|Slipper|Badeslipper|slippers; Shampoo|Haarwaschmittel; Duschgel|Duschbad|shower gel;
Stuhl|chair; Tisch|table; Sonnenschirm|Ampelschirm|parasol; Kugelschreiber|Kuli|ballpoint pen|pen; Bleistift|pencil;
Druckerpapier|Kopierpapier|copy paper|printer paper; Briefumschlag|Kuvert|envelope; Ordner|Aktenordner|binder; Klebeband|Tesafilm|adhesive tape;
Bonrolle|Kassenrolle|Thermorolle|till roll; Kaffeemaschine|Kaffeeautomat|coffee machine; Kaffeemühle|Mühle|coffee grinder;
Filtertüte|Kaffeefilter|Filterpapier|coffee filter; Milchkännchen|Aufschäumkanne|milk jug; Wasserkocher|kettle; Mikrowelle|microwave;
Kühlschrank|fridge; Schokolade|chocolate; Praline|Konfekt; Riegel|bar; Bio|Öko|organic
$$, ';')) line where trim(both E' \n' from line) <> '';
