// How the sheets of all games look as printed on an upright phone: loaded for readers who want that.
import '#kits/grid/face/sheet-printed.css';
import './choice/face/sheet-printed.css';
import './qwixx/face/sheet-printed.css';
