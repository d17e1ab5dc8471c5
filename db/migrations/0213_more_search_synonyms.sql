-- additive
-- More names of one thing: a line whose first name a group holds adds to that group, another one makes a new group.
do $do$
declare
  line text;
  given text[];
  held integer;
begin
  foreach line in array string_to_array($$
rot|rostrot|bordeaux|weinrot|dunkelrot|red; blau|nachtblau|dunkelblau|hellblau|blue; grün|tannengrün|olivgrün|dunkelgrün|green;
grau|anthrazit|schiefergrau|hellgrau|dunkelgrau|grey|gray; gelb|senfgelb|hellgelb|yellow; braun|kraftbraun|dunkelbraun|brown; schwarz|black;
weiß|white; rosa|rosé|pink; gold|goldfarben|golden; silber|silbern|silver;
zuckerfrei|ohne Zucker|ohne Zuckerzusatz|zero|light|sugar free; laktosefrei|lactosefrei|minusL|lactose free; glutenfrei|ohne Gluten|gluten free;
vegan|pflanzlich|plant based; vegetarisch|veggie|fleischlos|vegetarian; entkoffeiniert|koffeinfrei|decaf; alkoholfrei|ohne Alkohol|non alcoholic;
Vollkorn|wholegrain|wholemeal; still|ohne Kohlensäure|kohlensäurefrei|naturell; Mehrweg|wiederverwendbar|reusable;
Brokkoli|Broccoli; Zimt|Zimmt|cinnamon; Frühlingszwiebel|Lauchzwiebel|spring onion; Porree|Lauch|leek; Zwiebel|onion; Knoblauch|garlic;
Gurke|cucumber; Kürbis|pumpkin; Spargel|asparagus; Spinat|spinach; Rote Bete|Rote Rübe|Rande|beetroot; Kohl|Kraut|cabbage; Apfel|apple;
Banane|banana; Birne|pear; Orange|Apfelsine; Clementine|Mandarine; Zitrone|lemon; Pfirsich|peach; Traube|Weintraube|grape;
Preiselbeere|Cranberry; Holunder|elderflower|elderberry; Pistazie|pistachio; Kokosnuss|Kokos|coconut; Feige|fig; Ananas|pineapple;
Studentenfutter|Nussmischung|trail mix|nut mix; Sonnenblumenkerne|sunflower seeds; Kürbiskerne|pumpkin seeds; Leinsamen|linseed|flaxseed;
Sesam|sesame; Olive|olives; Artischocke|artichoke; Kapern|capers; Nuss|nut;
Milch|milk; Buttermilch|buttermilk; Vollmilch|Frischmilch|whole milk|fresh milk; H-Milch|haltbare Milch|long-life milk;
Trinkjoghurt|Joghurtdrink|drinking yoghurt; Milchreis|rice pudding; Hüttenkäse|körniger Frischkäse|cottage cheese;
Feta|Hirtenkäse|Schafskäse|feta cheese|Weißkäse; Ziegenkäse|goat cheese|goat's cheese; Schmelzkäse|Scheibletten|processed cheese;
Mozzarella|Mozarella; Grillkäse|Halloumi|Pfannenkäse|grilling cheese; Margarine|margarine spread;
Aufschnitt|Wurstaufschnitt|cold cuts; Lyoner|Fleischwurst|Stadtwurst; Leberwurst|liver sausage; Mettwurst|Teewurst|Zwiebelmett;
Blutwurst|Rotwurst|black pudding; Sülze|Presskopf|brawn; Rohschinken|Räucherschinken|Prosciutto|Parmaschinken|Schwarzwälder Schinken|cured ham;
Kochschinken|gekochter Schinken|cooked ham; Kasseler|Kassler; Bockwurst|Knackwurst|Knacker; Schnitzel|escalope|cutlet; Gulasch|goulash;
Hähnchenbrust|Hühnerbrust|Hähnchenfilet|chicken breast; Geflügel|poultry; Ente|duck; Lamm|lamb; Döner|Gyros|Kebab; Fleisch|meat;
Frikadelle|Fleischbällchen|Hacksteak; Forelle|trout; Kabeljau|Dorsch|cod; Seelachs|Köhler|pollock|pollack; Räucherlachs|geräucherter Lachs|smoked salmon;
Rollmops|Bismarckhering; Makrele|mackerel; Sardine|Sardelle|anchovy; Meeresfrüchte|seafood; Fisch|fish; Tintenfisch|Calamari|squid;
Brot|bread; Schwarzbrot|Pumpernickel|rye bread; Baguette|Stangenbrot; Fladenbrot|Pita|Wrap|Tortilla|flatbread; Reiswaffel|rice cake;
Kuchen|cake; Torte|gateau; Lebkuchen|Pfefferkuchen|Honigkuchen|gingerbread; Stollen|Christstollen; Waffel|waffle|wafer;
Fruchtgummi|Goldbären|Lachgummi|gummies; Lakritz|Lakritze|liquorice|licorice; Kaugummi|chewing gum; Schokoriegel|chocolate bar;
Müsliriegel|Getreideriegel|muesli bar|cereal bar|granola bar; Proteinriegel|Eiweißriegel|protein bar; Protein|Eiweiß;
Zartbitterschokolade|Bitterschokolade|dunkle Schokolade|Edelbitter|dark chocolate; Vollmilchschokolade|Milchschokolade|Alpenmilchschokolade|milk chocolate;
weiße Schokolade|white chocolate; Nougat|Nugat; Praline|Trüffel|chocolates; Hustenbonbon|Halsbonbon|cough drops; Cracker|Kräcker;
Tortillachips|Nachos|tortilla chips; Salzstangen|Salzsticks; Knuspermüsli|Crunchy|Granola; Porridge|Haferbrei; Ahornsirup|maple syrup;
Agavensirup|Agavendicksaft|agave syrup; Zuckerrübensirup|Rübenkraut|Rübensirup; Pflaumenmus|Zwetschgenmus|Powidl; Dinkel|spelt; Roggen|rye;
Backmischung|cake mix|baking mix; Schokostreusel|sprinkles; Kuvertüre|couverture; Vanille|vanilla; Natron|baking soda; Puddingpulver|custard powder;
Bandnudeln|Tagliatelle|Pappardelle; Makkaroni|macaroni; Reisnudeln|Glasnudeln|rice noodles; Maisgrieß|Polenta; Kidneybohnen|rote Bohnen|kidney beans;
Eintopf|stew|hotpot; Fertiggericht|ready meal; Tassensuppe|Tütensuppe|Instantsuppe|cup soup; Hühnersuppe|Hühnerbrühe|Hühnerbouillon|chicken soup;
Gemüsebrühe|Gemüsebouillon|vegetable stock|vegetable broth; Fleischbrühe|Rinderbrühe|beef broth; Bratensoße|Bratensauce|Bratensaft|gravy;
Tomatensoße|Tomatensauce|Sugo|Pastasauce|Nudelsoße|tomato sauce; Sojasoße|Sojasauce|soy sauce; Salatdressing|Salatsoße|Salatsauce|Dressing|salad dressing;
Grillsauce|Barbecuesauce|BBQ Sauce; Gewürz|Gewürzmischung|spice|seasoning; Kräuter|herbs; Muskatnuss|Muskat|nutmeg; Meersalz|sea salt;
Öl|Speiseöl|Pflanzenöl|cooking oil|vegetable oil; Kokosöl|Kokosfett|coconut oil; Frittieröl|Bratfett|Pflanzenfett; Schmalz|Schweineschmalz|lard;
Zucker|sugar; Traubenzucker|Dextrose|glucose; Xylit|Birkenzucker|xylitol; Kandis|Kandiszucker|rock sugar; Streusüße|Stevia;
Getränk|beverage; Cola|Kola|coke; Apfelschorle|apple spritzer; Multivitaminsaft|Mehrfruchtsaft|multivitamin juice; Möhrensaft|Karottensaft|carrot juice;
Nektar|nectar; Saft|juice; Glühwein|mulled wine; Pils|Pilsener|Pilsner; Malzbier|Malztrunk|malt beer; Wein|wine; Spirituose|Schnaps|spirits;
Likör|liqueur; Weinbrand|Brandy|Cognac; Whisky|Whiskey; Kaffee|coffee; Tee|tea; Rooibos|Rotbusch|Rotbuschtee; Teebeutel|tea bag; Eiskaffee|iced coffee;
Speiseteller|Essteller|Teller flach|dinner plate; Dessertteller|Kuchenteller|Frühstücksteller|dessert plate|side plate; Pastateller|Nudelteller|pasta plate;
Platte|Servierplatte|platter; Etagere|Tortenständer|cake stand|tiered stand; Schüssel|Schälchen|Bowl; Kaffeetasse|coffee cup; Teetasse|Teebecher|tea cup|tea mug;
Espressotasse|Mokkatasse|espresso cup; Milchkaffeetasse|Café-au-lait-Tasse|café au lait cup; Cappuccinotasse|cappuccino cup; Teekanne|teapot; Zuckerdose|sugar bowl;
Kuchengabel|Dessertgabel|cake fork|pastry fork; Tafelgabel|Menügabel|Essgabel|Speisegabel|dinner fork|table fork;
Tafelmesser|Menümesser|Speisemesser|Tischmesser|dinner knife|table knife; Esslöffel|Tafellöffel|Menülöffel|table spoon; Espressolöffel|Mokkalöffel|espresso spoon;
Steakmesser|steak knife; Longdrinkglas|Highballglas|Cocktailglas|highball glass; Saftglas|juice glass; Weizenglas|Weizenbierglas|Weißbierglas|wheat beer glass;
Rotweinglas|red wine glass; Weißweinglas|white wine glass; Biertulpe|Pilsglas|Pilstulpe|pilsner glass; Sektschale|Champagnerschale|champagne saucer;
Gemüsemesser|Schälmesser|Officemesser|paring knife|vegetable knife; Brotmesser|bread knife; Ausbeinmesser|boning knife; Filetiermesser|Filiermesser|Lachsmesser|filleting knife;
Wetzstahl|Messerschärfer|Wetzstein|Schleifstein|knife sharpener|sharpening steel; Sparschäler|Kartoffelschäler|Schäler|peeler; Reibe|Raspel|grater;
Kasserolle|Stielkasserolle|Stieltopf|saucepan; Bräter|Schmortopf|Bratentopf|casserole; Suppentopf|Gemüsetopf|stock pot|soup pot;
Backblech|Blech|baking tray; Rührschüssel|Schlagkessel|mixing bowl; Teigschaber|Gummischaber|Spatel|dough scraper; Fleischgabel|Bratengabel|carving fork;
Küchenwaage|Waage|kitchen scale|scales; Messbecher|Litermaß|measuring jug; Chafing Dish|Speisenwärmer|Warmhaltebehälter|Warmhalter;
Vorratsdose|Frischhaltedose|Aufbewahrungsdose|Vorratsbehälter|storage jar; Stapelbox|Eurobox|Stapelkiste|Transportkiste|Eurobehälter|stacking crate|crate;
Servierwagen|Küchenwagen|Transportwagen|serving trolley; Shaker|Cocktailshaker|cocktail shaker; Jigger|Barmaß; Stößel|Muddler;
Eiskübel|Sektkühler|Weinkühler|Flaschenkühler|ice bucket|wine cooler; Korkenzieher|Kellnermesser|corkscrew; Siebträgermaschine|Siebträger|Espressomaschine|espresso machine;
Trinkdeckel|Becherdeckel|sip lid; Papiertüte|Einkaufstüte|Papiertasche|carrier bag|shopping bag; Stofftasche|Stoffbeutel|Jutebeutel|Baumwolltasche|tote bag|cotton bag;
Salatschale|Salatbox|salad bowl; Menübox|Foodbox|Take-away-Box|To-go-Box|takeaway box; Isoliertasche|Kühltasche|Thermotasche|cool bag|insulated bag;
Einmachglas|Schraubglas|Weckglas|Mehrwegglas|screw-top jar; Versandkarton|Faltkarton|Umzugskarton|Pappkarton|shipping box|cardboard box;
Flaschenkarton|Weinkarton|bottle carton; Badvorleger|Duschvorleger|Badematte|bath mat; Bettdecke|Oberbett|Zudecke|Federbett|Daunendecke|duvet|comforter|quilt;
Matratzenauflage|Matratzenschoner|Matratzenschutz|Molton|mattress protector; Spannbettlaken|Bettlaken|Leintuch|Betttuch|bed sheet; Gästehandtuch|guest towel;
Badetuch|bath sheet; Schürze|Latzschürze|Servierschürze|Vorbinder|Kellnerschürze; Stoffserviette|Leinenserviette|cloth napkin; Serviette|Papierserviette|paper napkin;
Tischset|Platzset|Platzdeckchen|placemat; Körperlotion|Bodylotion|Körpermilch|body lotion; Haarspülung|Conditioner|hair conditioner; Handcreme|Handlotion|hand cream;
Reiniger|Putzmittel|Reinigungsmittel|cleaner|cleaning agent; Sanitärreiniger|Badreiniger|bathroom cleaner; Fettlöser|Küchenreiniger|Entfetter|degreaser;
Grillreiniger|Backofenreiniger|oven cleaner; Fleckenentferner|stain remover; Edelstahlpflege|Edelstahlreiniger|steel polish;
Maschinenspülmittel|Spülmaschinenreiniger|Spülmaschinenpulver|dishwasher detergent; Kosmetiktücher|Taschentücher|Papiertaschentücher|tissues|facial tissues;
Putzrolle|Putztuchrolle|Wischrolle|wiping roll; Küchenrolle|Küchentücher|Küchenkrepp|Küchenpapierrolle; Klopapier|Klorolle|Toilettenrolle|WC-Rolle|bathroom tissue;
Papierhandtuch|Papierhandtücher|Papiertuch; Einmalhandschuh|Einweghandschuh|Gummihandschuh|Wegwerfhandschuh; Händedesinfektion|Handdesinfektion|Desinfektionsgel|Handgel;
Desinfektionsmittel|Händedesinfektion|sanitiser|sanitizer; Barhocker|Tresenhocker|Hocker|bar stool|counter stool; Sessel|Loungesessel|armchair|lounge chair;
Sitzbank|Bank|bench; Bistrotisch|Stehtisch|bistro table|bar table; Klapptisch|folding table; Gartenstuhl|Terrassenstuhl|garden chair; Klappstuhl|folding chair;
Terrassentisch|Gartentisch|terrace table; Pflanzkübel|Blumenkübel|Blumentopf|Pflanztopf|planter|flower pot;
Pendelleuchte|Hängelampe|Hängeleuchte|Pendellampe|Deckenlampe|pendant lamp|pendant light; Tischleuchte|Tischlampe|table lamp;
Nachttischleuchte|Nachttischlampe|bedside lamp; Leuchte|Lampe|lamp; Vase|Blumenvase; Pfeffermühle|Gewürzmühle|Salzmühle|pepper mill|pepper grinder;
Stabkerze|Spitzkerze|Leuchterkerze|Tafelkerze|dinner candle; Duftkerze|scented candle; Speisekarte|Speisenkarte|Menükarte|menu|menu card; Getränkekarte|drinks menu;
Weinkarte|wine list; Tischaufsteller|Aufsteller|table tent|table stand; Rechnungsmappe|Rechnungshülle|bill folder; Brotkorb|bread basket; Tablett|Serviertablett|Kellnertablett
$$, ';') loop
    given := string_to_array(trim(both E' \n' from line), '|');
    select id into held from search_synonym
    where exists (select from unnest(names) name where lower(name) = lower(given[1])) order by id limit 1;
    if held is null then
      insert into search_synonym (names) values (given);
    else
      update search_synonym
      set names = names || array(
        select name from unnest(given) with ordinality as added (name, place)
        where lower(name) <> all (select lower(known) from unnest(names) known) order by place limit 20 - cardinality(names))
      where id = held;
    end if;
  end loop;
end
$do$;
