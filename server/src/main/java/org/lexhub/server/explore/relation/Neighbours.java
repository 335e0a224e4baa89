package org.lexhub.server.explore.relation;

import java.util.List;

/**
 * The words or meanings that have a relation of one type to that of the page.
 *
 * @param type the name of the relation
 * @param more the number of those that are not in the list
 */
public record Neighbours(String type, List<Neighbour> shown, int more) {}
