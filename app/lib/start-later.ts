/** What the server calls the script that starts the application, so that the browser does not fetch it yet. */
export const laterType = "text/later";

/**
 * Starts the application once the document is read and its own pictures and fonts are asked for. The
 * script's text stays as it was, so that the hash in the Content-Security-Policy fits; what it will
 * need stands in `data-needs`, so that all of it is fetched at once.
 */
export const startLater = `addEventListener("DOMContentLoaded",function(){var a=document.querySelector('script[type="${laterType}"]'),b;if(!a)return;a.dataset.needs.split(" ").forEach(function(h){b=document.createElement("link");b.rel="modulepreload";b.fetchPriority="low";b.href=h;document.head.append(b)});b=document.createElement("script");b.type="module";b.textContent=a.textContent;document.head.append(b)});`;
