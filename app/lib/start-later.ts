/** What the server calls the script that starts the application, so that the browser does not fetch it yet. */
export const laterType = "text/later";

/** Milliseconds that one step of the arrival waits for the step before at most. */
const patience = 2000;

/**
 * The order in which a page arrives. First what is seen: until the browser has painted the document, its own
 * fonts and first picture have the line, and layout and decoding the processor. Then the application starts
 * (the script's text stays as it was, so that its hash in the Content-Security-Policy fits). What it will need
 * stands in `data-needs`, so that all of it is fetched at once. To ask for a file takes a phone some
 * milliseconds, so each has a task of its own, and not by a timer, which is late in the background. When that
 * is alive, or as soon as the page is scrolled, the pictures further down are fetched (`base.css`):
 * `data-arriving` on `<html>` says how far it is, and goes when all is alive. A page in the background is not
 * painted, and does not wait for it.
 *
 * Who comes to the top of a page needs nothing of what lies far below it yet: `data-skipping` says so
 * (`lib/skipping.ts`). Who comes back to a place on it, or to one that the address names, does.
 */
export const startLater = `(function(d,w){d.dataset.arriving="words";try{if(!location.hash&&performance.getEntriesByType("navigation")[0].type==="navigate")d.dataset.skipping=""}catch(e){}function r(){if(d.dataset.arriving)d.dataset.arriving="pictures"}addEventListener("scroll",r,{once:true,passive:true});addEventListener("DOMContentLoaded",function(){var o;function f(){if(w)return;w=1;var a=document.querySelector('script[type="${laterType}"]'),b,c,n;if(a){n=a.dataset.needs.split(" ");c=new MessageChannel;c.port1.onmessage=function(e){if(e.data<n.length){b=document.createElement("link");b.rel="modulepreload";b.fetchPriority="low";b.href=n[e.data]}else{b=document.createElement("script");b.type="module";b.textContent=a.textContent;c.port1.close()}document.head.append(b)};for(b=0;b<=n.length;)c.port2.postMessage(b++)}setTimeout(r,${patience})}try{PerformanceObserver.supportedEntryTypes.includes("paint")?(o=new PerformanceObserver(f)).observe({type:"paint",buffered:true}):f()}catch(e){f()}setTimeout(f,document.hidden?0:${patience})})})(document.documentElement);`;

/** Called when the application is alive. */
export function endArrival() {
  delete document.documentElement.dataset.arriving;
}
